import type account from '#schema/words/en/account.json';
import type shell from '#schema/words/en/shell.json';

/** The catalogues of schema/words, a line per area; English is complete, so its keys are the type. */
export interface WordAreas {
  account: typeof account;
  shell: typeof shell;
}

export type WordArea = keyof WordAreas;

declare module 'use-intl' {
  interface AppConfig {
    Messages: WordAreas;
  }
}
