import { parserFor } from './spelling.ts';

export const COMPANY_SIZES = [
  'employees_1_10',
  'employees_11_50',
  'employees_51_200',
  'employees_201_500',
  'employees_501_1000',
  'employees_1000_plus',
] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** The five words that administrators use for the sizes. */
export const COMPANY_SIZE_WORDS = ['startup', 'small', 'medium', 'large', 'enterprise'] as const;
export type CompanySizeWord = (typeof COMPANY_SIZE_WORDS)[number];

interface CompanySizeFacts {
  /** The size in words, as used by REST and the company form. */
  readonly band: string;
  readonly label: string;
  readonly word: CompanySizeWord;
  readonly max: number | null;
}

export const COMPANY_SIZE_FACTS: Readonly<Record<CompanySize, CompanySizeFacts>> = {
  employees_1_10: { band: '1-10', label: '1-10 employees', word: 'startup', max: 10 },
  employees_11_50: { band: '11-50', label: '11-50 employees', word: 'small', max: 50 },
  employees_51_200: { band: '51-200', label: '51-200 employees', word: 'medium', max: 200 },
  employees_201_500: { band: '201-500', label: '201-500 employees', word: 'medium', max: 500 },
  employees_501_1000: { band: '501-1000', label: '501-1000 employees', word: 'large', max: 1000 },
  employees_1000_plus: { band: '1000+', label: '1000+ employees', word: 'enterprise', max: null },
};

/** Five words for six bands: "medium" is read as the smaller of its two bands. */
const WORDS: Record<CompanySizeWord, CompanySize> = {
  startup: 'employees_1_10',
  small: 'employees_11_50',
  medium: 'employees_51_200',
  large: 'employees_501_1000',
  enterprise: 'employees_1000_plus',
};

const BANDS: Partial<Record<CompanySize, readonly string[]>> = Object.fromEntries(
  COMPANY_SIZES.map((value) => [
    value,
    [COMPANY_SIZE_FACTS[value].band, COMPANY_SIZE_FACTS[value].label],
  ]),
);

const parseBand = parserFor(COMPANY_SIZES, BANDS);
export const parseCompanySizeWord = parserFor(COMPANY_SIZE_WORDS);

/** Accepts bands, with and without "employees", and the administrators' words. */
export function parseCompanySize(text: string | null | undefined): CompanySize | null {
  const word = parseCompanySizeWord(text);
  return word ? WORDS[word] : parseBand(text);
}

export function companySizesOfWord(word: CompanySizeWord): CompanySize[] {
  return COMPANY_SIZES.filter((size) => COMPANY_SIZE_FACTS[size].word === word);
}

/** Null for 0, which the company form sends when no number was entered. */
export function companySizeOfCount(employees: number): CompanySize | null {
  if (employees < 1) return null;
  const size = COMPANY_SIZES.find((value) => employees <= (COMPANY_SIZE_FACTS[value].max ?? 0));
  return size ?? 'employees_1000_plus';
}
