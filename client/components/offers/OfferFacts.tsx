import { useFormatter, useTranslations } from 'use-intl';
import { FactList } from '#client/components/FactList.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const OfferFacts_offer = graphql(`
  fragment OfferFacts_offer on Offer {
    id
    pay
    variablePay
    place
    joiningDate
    expiresOn
    status
    endedAt
    signedName
    reason
    withdrawnBy
  }
`);

/** The terms of an offer, and its outcome. */
export function OfferFacts(props: { offer: FragmentType<typeof OfferFacts_offer> }) {
  const offer = readFragment(OfferFacts_offer, props.offer);
  const t = useTranslations('offers');
  const format = useFormatter();
  const time = useTimeWords();
  const { status, endedAt, signedName, reason, withdrawnBy } = offer;
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const pay = format.number(offer.pay, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  return (
    <FactList
      facts={[
        [
          t('fact.pay'),
          <span key="pay" className="tabular font-semibold">
            {t('fact.yearly', { pay })}
          </span>,
        ],
        [t('fact.variablePay'), offer.variablePay],
        [t('fact.place'), offer.place],
        [t('fact.joiningDate'), day(offer.joiningDate)],
        [t('fact.expiresOn'), status === 'SENT' && t('fact.until', { day: day(offer.expiresOn) })],
        [t('fact.signedName'), signedName],
        [t(`fact.ended.${status}`), status !== 'SENT' && endedAt && time.full(endedAt)],
        [t('fact.why'), withdrawnBy && withdrawnBy !== 'COMPANY' && t(`withdrawn.${withdrawnBy}`)],
        [t('fact.reason'), reason],
      ]}
    />
  );
}
