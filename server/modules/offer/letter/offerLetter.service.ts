import { extname } from 'node:path';
import type { SendOfferValues } from '#schema/validation/offers.ts';
import type { Context } from '#server/graphql/context.ts';
import { drawableSheet } from '#server/lib/pdf/drawableText.ts';
import { drawInThread } from '#server/lib/pdf/drawInThread.ts';
import { formatTime, translator } from '#server/lib/words.ts';
import { companiesById } from '#server/modules/company/company.loaders.ts';
import { receivedApplication } from '#server/modules/application/status/updateApplicationStatus.service.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { visibleOffer } from '../offer.loaders.ts';
import type { Offer } from '../offer.type.ts';
import { isDrawable, requireDrawable } from './drawableOffer.service.ts';
import type { LetterSheet } from './drawLetter.ts';
import { dayIn, filledLetter, INDIA, momentDay, rupees, type LetterFacts } from './letterText.ts';

const PROGRAM = new URL(`./letterWorker${extname(import.meta.filename)}`, import.meta.url);

/** The letter as a PDF in Base64; once it is accepted, with the name and the time. */
export async function offerDocument(ctx: Context, id: string): Promise<string> {
  return drawn(ctx, sheetOf(await visibleOffer(ctx, id)));
}

/** The PDF that the applicant would get. */
export async function offerPreview(ctx: Context, values: SendOfferValues): Promise<string> {
  const application = await receivedApplication(ctx, values.applicationId);
  const { jobId, companyId, name: candidateName } = application;
  requireJobRight(ctx, 'offer', jobId);
  const [company] = await companiesById(ctx, [companyId]);
  const companyName = company?.name ?? '';
  const offer = { ...values, variablePay: values.variablePay ?? null, candidateName, companyName };
  requireDrawable(ctx, offer);
  const sent = { letter: filledLetter(offer), sentAt: ctx.services.clock.now() };
  return drawn(
    ctx,
    sheetOf({ ...offer, ...sent, status: 'sent', endedAt: null, signedName: null }),
  );
}

async function drawn({ viewer }: Context, sheet: LetterSheet): Promise<string> {
  return (await drawInThread(PROGRAM, drawableSheet(sheet), viewer!.userId)).toString('base64');
}

type OfferOnPaper = LetterFacts &
  Pick<Offer, 'variablePay' | 'sentAt' | 'status' | 'endedAt' | 'signedName'>;

/** Only the values kept when it was sent, and how it was accepted, so that it never changes later. */
export function sheetOf(offer: OfferOnPaper): LetterSheet {
  const { language, title, pay, variablePay, place, joiningDate, expiresOn, sentAt } = offer;
  const { candidateName, companyName, letter, status, endedAt, signedName } = offer;
  const t = translator(language, 'offerLetter');
  const facts: (readonly [string, string | null])[] = [
    [t('candidate'), isDrawable(candidateName) ? candidateName : null],
    [t('position'), title],
    [t('pay'), t('yearly', { pay: rupees(pay, language) })],
    [t('variablePay'), variablePay],
    [t('place'), place],
    [t('joiningDate'), dayIn(joiningDate, language)],
    [t('expiry'), t('until', { day: dayIn(expiresOn, language) })],
  ];
  const signed = status === 'accepted' && endedAt && signedName;
  return {
    language,
    title: t('title', { title }),
    company: isDrawable(companyName) ? companyName : '',
    date: momentDay(sentAt, language),
    createdAt: sentAt,
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    paragraphs: letter.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    acceptance: signed
      ? {
          heading: t('accepted.heading'),
          lines: [
            t('accepted.name', { name: signedName }),
            t('accepted.time', { time: formatTime(endedAt, language, INDIA) }),
            t('accepted.how'),
          ],
        }
      : null,
  };
}
