/** Offered for a profile; people can add any other. Those of most speakers in India first. */
export const LANGUAGES = [
  'Hindi',
  'English',
  'Bengali',
  'Marathi',
  'Telugu',
  'Tamil',
  'Gujarati',
  'Urdu',
  'Kannada',
  'Odia',
  'Malayalam',
  'Punjabi',
  'Assamese',
  'Maithili',
  'Konkani',
  'Nepali',
  'Sindhi',
  'Kashmiri',
  'Manipuri',
  'Bodo',
  'Dogri',
  'Santali',
  'Sanskrit',
  'Arabic',
  'French',
  'German',
  'Japanese',
  'Mandarin',
  'Spanish',
] as const;
type Language = (typeof LANGUAGES)[number];

/** The key of its name in the words; null for a language that people wrote themselves. */
export function languageKey(name: string): Lowercase<Language> | null {
  const known = LANGUAGES.find((language) => language === name);
  return known ? (known.toLowerCase() as Lowercase<Language>) : null;
}
