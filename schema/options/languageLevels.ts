import { parserFor } from './spelling.ts';

/** How well someone speaks a language, lowest first. */
export const LANGUAGE_LEVELS = ['basic', 'conversational', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const parseLanguageLevel = parserFor(LANGUAGE_LEVELS, {
  basic: ['Basic', 'Beginner', 'Elementary'],
  conversational: ['Conversational', 'Intermediate', 'Working'],
  fluent: ['Fluent', 'Advanced', 'Professional', 'Proficient'],
  native: ['Native', 'Mother tongue', 'First language', 'Bilingual'],
});
