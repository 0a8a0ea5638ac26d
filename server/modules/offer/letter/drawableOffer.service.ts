import type { OfferField } from '#schema/options/offers.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure, type FieldFailure } from '#server/graphql/failures.ts';
import { drawableText, namedLetters, undrawableIn } from '#server/lib/pdf/drawableText.ts';
import type { Offer } from '../offer.type.ts';

type Written = Pick<
  Offer,
  'title' | 'variablePay' | 'place' | 'letter' | 'candidateName' | 'companyName'
>;

/** The letters of a text that the PDF cannot show, as a list for a message; empty if there are none. */
const missingIn = (text: string) => namedLetters(undrawableIn(drawableText(text)));

export const isDrawable = (text: string): boolean => missingIn(text) === '';

/**
 * offer.send.letters: the PDF can show all that its sender writes. A name of others that it cannot show is left out, so
 * the sender writes it in the letter as it is to be read.
 */
export function requireDrawable({ t }: Context, offer: Written): void {
  const { title, variablePay, place, letter, candidateName, companyName } = offer;
  const texts = Object.entries({ title, variablePay: variablePay ?? '', place, letter });
  const names = Object.entries<string>({
    candidate: candidateName,
    company: companyName,
  } satisfies {
    [Field in OfferField]?: string;
  });
  const fields: FieldFailure[] = [
    ...texts.flatMap(([field, text]) => {
      const letters = missingIn(text);
      return letters ? [{ field, message: t('offer.letters', { letters }) }] : [];
    }),
    ...names.flatMap(([name, text]) => {
      const field = `{${name}}`;
      const isRefused = letter.includes(field) && !isDrawable(text);
      return isRefused
        ? [{ field: 'letter', message: t('offer.nameLetters', { name: text, field }) }]
        : [];
    }),
  ];
  const [first] = fields;
  if (first)
    throw new Failure('BAD_USER_INPUT', first.message, { fields, rule: 'offer.send.letters' });
}

/** offer.accept.letters: the name under the letter is readable. */
export function requireDrawableName({ t }: Context, name: string): void {
  const letters = missingIn(name);
  if (!letters) return;
  const message = t('offer.signLetters', { letters });
  const fields = [{ field: 'name', message }];
  throw new Failure('BAD_USER_INPUT', message, { fields, rule: 'offer.accept.letters' });
}
