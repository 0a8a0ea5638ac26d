import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadLetter } from '#client/components/offers/DownloadLetter.tsx';
import { OfferFacts } from '#client/components/offers/OfferFacts.tsx';
import { OfferStatusTag } from '#client/components/offers/OfferStatusTag.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Part } from './Part.tsx';

const AnswerOffer = loadOnUse(async () => (await import('./AnswerOffer.tsx')).AnswerOffer, {
  words: ['offers', 'validation'],
});

const OwnOffers_offer = graphql(`
  fragment OwnOffers_offer on Offer {
    id
    title
    status
    letter
    companyName
    ...OfferFacts_offer
  }
`);

const OwnOffersQuery = graphql(`
  query OwnOffers($id: ID!) {
    viewer {
      application(id: $id) {
        id
        offers {
          id
          ...OwnOffers_offer
        }
      }
    }
  }
`);

interface OwnOffersProps {
  applicationId: string;
  /** After a withdrawal no offer can be answered, even while it can be undone. */
  isWithdrawn: boolean;
}

/** The offers the company has sent, and the answer to the open one; renders nothing without one. */
export function OwnOffers({ applicationId, isWithdrawn }: OwnOffersProps) {
  const t = useTranslations('offers');
  const { data, refetch } = useFreshQuery(OwnOffersQuery, { variables: { id: applicationId } });
  useArrivals(refetch);
  const found = data?.viewer?.application?.offers ?? [];
  if (found.length === 0) return null;
  return (
    <Part heading={t('own.heading', { count: found.length })}>
      <ul className="grid gap-6">
        {found.map((offer) => (
          <OwnOffer key={offer.id} offer={offer} isWithdrawn={isWithdrawn} />
        ))}
      </ul>
    </Part>
  );
}

function OwnOffer(props: { offer: FragmentType<typeof OwnOffers_offer>; isWithdrawn: boolean }) {
  const offer = readFragment(OwnOffers_offer, props.offer);
  const { id, title, status, letter, companyName } = offer;
  const t = useTranslations('offers');
  const isOpen = status === 'SENT';
  const { around } = useFocusKept<HTMLLIElement>(isOpen);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Answering an offer collapses its letter, and the offer itself could scroll out of view.
    if (wasOpen.current !== isOpen) around.current?.scrollIntoView?.({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen, around]);
  const text = <p className="measure whitespace-pre-line wrap-anywhere">{letter}</p>;
  return (
    <li
      ref={around}
      tabIndex={-1}
      className="grid scroll-mt-20 gap-3 not-last:border-b not-last:border-line not-last:pb-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <OfferStatusTag status={status} />
      </div>
      <OfferFacts offer={offer} />
      {isOpen ? (
        <div className="rounded-card border border-line bg-tint p-4">{text}</div>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {t('own.letter')}
          </summary>
          <div className="pt-2">{text}</div>
        </details>
      )}
      <div className="justify-self-start">
        <DownloadLetter id={id} title={title} />
      </div>
      {isOpen && !props.isWithdrawn && (
        <AnswerOffer id={id} company={companyName} waiting={<Skeleton className="h-11 w-64" />} />
      )}
    </li>
  );
}
