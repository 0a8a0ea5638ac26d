import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Words } from '#client/components/Words.tsx';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { loadWords } from '#client/lib/words.ts';

type Dialog = ComponentType<DialogProps>;

const AREAS = ['account', 'validation'] as const;
const FILES: Readonly<Record<DialogName, string>> = {
  login: 'LoginDialog',
  signup: 'SignupDialog',
  forgot: 'ForgotPasswordDialog',
};
const modules = import.meta.glob<Record<string, Dialog>>('./*Dialog.tsx');
const known = new Map<DialogName, LazyExoticComponent<Dialog>>();

async function load(name: DialogName, locale: SiteLocale): Promise<{ default: Dialog }> {
  const file = FILES[name];
  const [module] = await Promise.all([modules[`./${file}.tsx`]?.(), loadWords(locale, AREAS)]);
  const Found = module?.[file];
  if (!Found) throw new Error(`No dialog ${file}`);
  const InWords = (props: DialogProps) => (
    <Words areas={AREAS}>
      <Found {...props} />
    </Words>
  );
  return { default: InWords };
}

/** The dialog with its words, loaded when it is first drawn. */
export function lazyDialog(name: DialogName, locale: SiteLocale): LazyExoticComponent<Dialog> {
  const dialog = known.get(name) ?? lazy(() => load(name, locale));
  known.set(name, dialog);
  return dialog;
}

/** One that failed to load is fetched again the next time. */
export function forgetDialog(name: DialogName): void {
  known.delete(name);
}
