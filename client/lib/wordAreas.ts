import type shell from '#schema/words/en/shell.json';

/** The catalogues of schema/words, a line per area; English is complete, so its keys are the type. */
export interface Words {
  shell: typeof shell;
}

export type WordArea = keyof Words;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}
