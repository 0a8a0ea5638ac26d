import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { fillOfferFields, OFFER_FIELDS } from '#schema/options/offers.ts';
import { translator } from '#server/lib/words.ts';
import type { Offer } from '../offer.type.ts';

export const INDIA = 'Asia/Kolkata';

export type LetterFacts = Pick<
  Offer,
  | 'language'
  | 'title'
  | 'pay'
  | 'place'
  | 'joiningDate'
  | 'expiresOn'
  | 'letter'
  | 'candidateName'
  | 'companyName'
>;

/** The text with its fields filled in, as it is kept from then on. */
export function filledLetter(offer: LetterFacts): string {
  const { language, title, pay, place, joiningDate, expiresOn } = offer;
  return fillOfferFields(offer.letter, {
    candidate: offer.candidateName,
    job: title,
    company: offer.companyName,
    pay: rupees(pay, language),
    place,
    joiningDate: dayIn(joiningDate, language),
    expiry: dayIn(expiresOn, language),
  });
}

const PLACES = Object.fromEntries(OFFER_FIELDS.map((field) => [field, `{${field}}`]));

/** Our own template in a language. */
export function builtInLetter(language: Locale): { name: string; letter: string } {
  const t = translator(language, 'offerLetter');
  return { name: t('template.name'), letter: t('template.letter', PLACES) };
}

/** Grouped as in India, in every language. */
export function rupees(amount: number, language: Locale): string {
  const locale = language === 'es' ? 'en-IN' : INTL_LOCALES[language];
  const style = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(amount);
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export function dayIn(day: string, language: Locale): string {
  const format = new Intl.DateTimeFormat(INTL_LOCALES[language], { ...DATE, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

export function momentDay(moment: Date, language: Locale): string {
  const format = new Intl.DateTimeFormat(INTL_LOCALES[language], { ...DATE, timeZone: INDIA });
  return format.format(moment);
}
