import { useSiteLocale } from '#client/lib/locale.ts';

/**
 * The `lang` of a text that an employer wrote, so that a screen reader pronounces it correctly; undefined if the text
 * is in the reader's language. Jobs do not state their language: the script tells Hindi from English.
 */
export function useTextLanguage(): (text: string) => string | undefined {
  const reader = useSiteLocale();
  return (text) => {
    const devanagari = lettersOf(text, 'Devanagari');
    // Most texts have none, and their other letters need not be counted.
    const written = devanagari > 0 && devanagari > lettersOf(text, 'Latin') ? 'hi' : 'en';
    return written === reader ? undefined : written;
  };
}

const SCRIPTS = { Devanagari: /\p{Script=Devanagari}/gu, Latin: /\p{Script=Latin}/gu };

function lettersOf(text: string, script: keyof typeof SCRIPTS): number {
  return text.match(SCRIPTS[script])?.length ?? 0;
}
