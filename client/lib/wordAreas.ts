import type account from '#schema/words/en/account.json';
import type home from '#schema/words/en/home.json';
import type jobFacts from '#schema/words/en/jobFacts.json';
import type shell from '#schema/words/en/shell.json';
import type validation from '#schema/words/en/validation.json';

/** The catalogues of schema/words, a line per area; English is complete, so its keys are the type. */
export interface WordAreas {
  account: typeof account;
  home: typeof home;
  jobFacts: typeof jobFacts;
  shell: typeof shell;
  validation: typeof validation;
}

export type WordArea = keyof WordAreas;

declare module 'use-intl' {
  interface AppConfig {
    Messages: WordAreas;
  }
}
