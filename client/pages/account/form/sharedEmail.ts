let typed = '';

/** Carries the email over when switching dialogs, so that it is typed only once. */
export const sharedEmail = {
  get: (): string => typed,
  set: (value: string): void => {
    typed = value.trim();
  },
  clear: (): void => {
    typed = '';
  },
};
