/** The words employers use most instead of figures; the value is the key of their translation in `jobFacts.pay.said`. */
const USUAL = {
  negotiable: 'negotiable',
  'best in industry': 'best',
  'as per company norms': 'norms',
  'depends on experience': 'experience',
  'competitive salary': 'competitive',
  'not disclosed': 'undisclosed',
} as const;

type UsualPay = (typeof USUAL)[keyof typeof USUAL];

/** Null for other words, which stay as the employer wrote them. */
export function usualPayOf(words: string): UsualPay | null {
  const known: Readonly<Record<string, UsualPay>> = USUAL;
  return known[words.trim().toLowerCase()] ?? null;
}
