/**
 * `withdrawn` also means replaced by another offer, or ended with the application, the job, the account or the company.
 */
export const OFFER_STATUSES = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Why an offer was withdrawn; `ended`: the application, the job, the account or the company came to an end. */
export const OFFER_WITHDRAWALS = ['company', 'replaced', 'ended'] as const;
export type OfferWithdrawal = (typeof OFFER_WITHDRAWALS)[number];

/** The fields of a letter, written as {candidate}. */
export const OFFER_FIELDS = [
  'candidate',
  'job',
  'company',
  'pay',
  'place',
  'joiningDate',
  'expiry',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];

/** Whole rupees a year. */
export const OFFER_PAY = { min: 1, max: 1_000_000_000 } as const;
export const OFFER_TEMPLATES_MAX = 20;
export const OFFERS_OF_APPLICATION_MAX = 20;
/** How many days an applicant can have to answer. */
export const OFFER_DAYS_MAX = 90;
export const JOINING_DAYS_MAX = 730;

const FIELD = /\{([^{}]*)\}/g;

/** The first name in curly brackets that is not a field. */
export function unknownOfferField(text: string): string | null {
  const known = OFFER_FIELDS as readonly string[];
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name);
  return names.find((name) => !known.includes(name)) ?? null;
}

/** Replaced in one pass, so that a name such as "{job}" is not filled in again. */
export function fillOfferFields(
  text: string,
  values: Readonly<Record<OfferField, string>>,
): string {
  return text.replace(FIELD, (whole, name: string) => values[name as OfferField] ?? whole);
}
