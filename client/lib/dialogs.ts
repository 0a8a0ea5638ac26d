import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { createStore, useStore } from '#client/lib/store/createStore.ts';

export type DialogName = 'login' | 'signup' | 'forgot';

export interface OpenDialog {
  name: DialogName;
  /** Why it opened, already translated. */
  message?: string;
  /** Where to go after login; same origin only. */
  returnUrl?: string;
  /** Also offers "I am hiring" in the sign-up dialog. */
  hiring?: boolean;
}

/** The props DialogHost passes to LoginDialog, SignupDialog and ForgotPasswordDialog. */
export interface DialogProps extends Omit<OpenDialog, 'name'> {
  /** Escape, the close button or a click outside. */
  onClose: () => void;
  /** Logged in: closes the dialog and follows the returnUrl. */
  onDone: () => void;
  /** Opens another of the three dialogs, keeping the returnUrl. */
  onSwitch: (name: DialogName) => void;
}

const store = createStore<OpenDialog | null>(null);
let opener: Element | null = null;

export const useOpenDialog = (): OpenDialog | null => useStore(store);
export const currentDialog = (): OpenDialog | null => store.get();

export function openDialog(name: DialogName, options: Omit<OpenDialog, 'name'> = {}): void {
  if (!store.get()) opener = document.activeElement;
  store.set({ ...options, name });
}

export function switchDialog(name: DialogName): void {
  const open = store.get();
  if (open) store.set({ ...open, name });
}

export function closeDialog(): void {
  store.set(null);
  const target = opener;
  opener = null;
  // Wait until the dialog has left the page. A focus that has moved elsewhere stays there.
  requestAnimationFrame(() => {
    if (isFocusLost() && target instanceof HTMLElement && target.isConnected) target.focus();
  });
}
