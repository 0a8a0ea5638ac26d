import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Words } from '#client/components/Words.tsx';
import {
  closeDialog,
  switchDialog,
  useOpenDialog,
  type DialogName,
  type DialogProps,
} from '#client/lib/dialogs.ts';
import { useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { useLocation, useNavigate } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';

type DialogModule = Record<string, ComponentType<DialogProps>>;

const files = import.meta.glob<DialogModule>('./*Dialog.tsx');
const NAMES: Readonly<Record<DialogName, string>> = {
  login: 'LoginDialog',
  signup: 'SignupDialog',
  forgot: 'ForgotPasswordDialog',
};

const AREAS = ['account'] as const;
const lazyDialogs = new Map<string, LazyExoticComponent<ComponentType<DialogProps>>>();

async function loadDialog(name: string, locale: SiteLocale) {
  const load = files[`./${name}.tsx`];
  const [module] = await Promise.all([load?.(), loadWords(locale, AREAS)]);
  const Dialog = module?.[name];
  if (!Dialog) throw new Error(`No dialog ${name}`);
  const inWords = (props: DialogProps) => (
    <Words areas={AREAS}>
      <Dialog {...props} />
    </Words>
  );
  return { default: inWords };
}

function lazyDialog(name: string, locale: SiteLocale) {
  const known = lazyDialogs.get(name);
  const dialog = known ?? lazy(() => loadDialog(name, locale));
  lazyDialogs.set(name, dialog);
  return dialog;
}

/** The place of the login, sign-up and forgot-password dialogs; their code arrives when the first one opens. */
export function DialogHost() {
  const open = useOpenDialog();
  const locale = useSiteLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!open) return null;

  const leave = (path: string | undefined) => {
    closeDialog();
    const target = path ?? (pathname === '/login' ? '/' : undefined);
    if (target) void navigate(target, { replace: pathname === '/login' });
  };
  const Dialog = lazyDialog(NAMES[open.name], locale);
  return (
    <Suspense>
      <Dialog
        {...open}
        onClose={() => leave(undefined)}
        onDone={() => leave(open.returnUrl)}
        onSwitch={switchDialog}
      />
    </Suspense>
  );
}
