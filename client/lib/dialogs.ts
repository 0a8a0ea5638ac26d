import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { createStore, useStore } from '#client/lib/store/createStore.ts';

export type DialogName = 'login' | 'signup' | 'forgot';

export interface OpenDialog {
  name: DialogName;
  /** Why it opened, already in the reader's language. */
  message?: string;
  /** Where to go once logged in; same origin only. */
  returnUrl?: string;
  /** The sign-up dialog also offers "I am hiring". */
  hiring?: boolean;
}

/** What DialogHost hands to LoginDialog, SignupDialog and ForgotPasswordDialog. */
export interface DialogProps extends Omit<OpenDialog, 'name'> {
  /** Escape, the cross, a click outside. */
  onClose: () => void;
  /** Logged in: closes, and follows the returnUrl. */
  onDone: () => void;
  /** To another of the three; message and returnUrl are kept. */
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
  // After the dialog has left the page; a focus that has moved on by itself is not pulled back.
  requestAnimationFrame(() => {
    if (isFocusLost() && target instanceof HTMLElement && target.isConnected) target.focus();
  });
}
