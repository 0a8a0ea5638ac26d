let typed = '';

/** An address goes along from one dialog to the next: nobody types it twice. */
export const typedEmail = {
  get: (): string => typed,
  set: (value: string): void => {
    typed = value.trim();
  },
  clear: (): void => {
    typed = '';
  },
};
