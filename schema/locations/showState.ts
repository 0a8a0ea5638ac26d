import type { Locale } from '#schema/options/locales.ts';
import { STATES } from './states.ts';

export const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

export function showState(state: string, locale: Locale): string {
  const known = STATES.find(({ name }) => name === state);
  return (locale === 'hi' && known?.aliases.find(isHindi)) || state;
}
