import { useEffect, useState, type ComponentType } from 'react';
import type { DialogName, DialogProps } from '#client/lib/dialogs.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { loadWords } from '#client/lib/words.ts';

type Dialog = ComponentType<DialogProps>;

export const DIALOG_WORDS = ['account', 'validation'] as const;

const CODE: Readonly<Record<DialogName, () => Promise<Dialog>>> = {
  login: async () => (await import('./LoginDialog.tsx')).LoginDialog,
  signup: async () => (await import('./SignupDialog.tsx')).SignupDialog,
  forgot: async () => (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
};

interface DialogCode {
  name: DialogName;
  Dialog: Dialog;
}

/** The component of the open dialog, once its code and words have loaded. */
export function useDialogCode(
  name: DialogName | undefined,
  onFailure: (error: unknown) => void,
): DialogCode | null {
  const locale = useSiteLocale();
  const [loaded, setLoaded] = useState<DialogCode | null>(null);
  useEffect(() => {
    if (!name) return undefined;
    let wanted = true;
    Promise.all([CODE[name](), loadWords(locale, DIALOG_WORDS)]).then(
      ([Dialog]) => wanted && setLoaded({ name, Dialog }),
      (error: unknown) => wanted && onFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [name, locale, onFailure]);
  return loaded?.name === name ? loaded : null;
}
