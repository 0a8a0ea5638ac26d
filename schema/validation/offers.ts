import * as z from 'zod/mini';
import { LOCALES } from '#schema/options/locales.ts';
import { OFFER_PAY, unknownOfferField } from '#schema/options/offers.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, orEmpty, paragraphs } from './text.ts';
import { ctc } from './values/ctc.ts';
import { day } from './values/dayRule.ts';
import { wholeNumber } from './values/numbers.ts';
import { option } from './values/option.ts';

const id = line('offerId', LENGTHS.id);
const language = option('offerLanguage', parserFor(LOCALES), LOCALES);

/** A misspelled field would be printed unchanged. Its name is part of the message. */
const letter = paragraphs('offerLetter', LENGTHS.text).check(
  z.refine<string>((text) => unknownOfferField(text) === null, {
    error: ({ input }) => issue('offerField', { fields: nameIn(String(input)) }),
  }),
);

/** The name of the unknown field, without the characters that separate the parts of an issue. */
const nameIn = (text: string) => (unknownOfferField(text) ?? '').replace(/[|=]/g, ' ').slice(0, 40);

const offer = z.object({
  language,
  title: line('offerTitle', LENGTHS.title),
  pay: wholeNumber('offerPay', OFFER_PAY),
  variablePay: clearable(line('variablePay', LENGTHS.line)),
  place: line('offerPlace', LENGTHS.address),
  joiningDate: day('joiningDate'),
  expiresOn: day('expiresOn'),
  letter,
});

/** Nobody can accept an offer after the day on which they were to start. */
const inOrder = z.refine<{ joiningDate: string; expiresOn: string }>(
  ({ joiningDate, expiresOn }) => expiresOn <= joiningDate,
  { path: ['joiningDate'], error: issue('offerDates') },
);

/** In the form, pay is typed as people write it, such as 6 LPA. */
export const offerForm = z.extend(offer, { pay: ctc('offerPay') }).check(inOrder);

export const sendOfferSchema = z
  .extend(offer, {
    applicationId: line('applicationId', LENGTHS.id),
    replacesId: clearable(id),
  })
  .check(inOrder);
export type SendOfferValues = z.infer<typeof sendOfferSchema>;

export const withdrawOfferSchema = z.object({ id, reason: paragraphs('reason', LENGTHS.reason) });
export const acceptOfferSchema = z.object({ id, name: line('fullName', LENGTHS.name) });
export const declineOfferSchema = z.object({
  id,
  reason: orEmpty(paragraphs('reason', LENGTHS.reason)),
});

export const offerTemplateSchema = z.object({
  id: clearable(line('offerTemplateId', LENGTHS.id)),
  name: line('offerTemplateName', LENGTHS.name),
  language,
  letter,
});
