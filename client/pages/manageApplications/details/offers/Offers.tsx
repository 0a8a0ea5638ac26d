import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { OfferItem } from './OfferItem.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

const OfferForm = loadOnUse(async () => (await import('./OfferForm.tsx')).OfferForm, {
  words: ['manageApplications', 'offers', 'profile', 'validation'],
  soon: true,
});

const OffersQuery = graphql(`
  query Offers($id: ID!) {
    viewer {
      application(id: $id) {
        id
        canSendOffer
        ...OfferForm_application
        offers {
          id
          status
          ...OfferItem_offer
          ...OfferForm_replaced
        }
      }
    }
  }
`);

/** The offers for an application. They have a separate query, because a list of applications does not show them. */
export function Offers({ applicationId }: { applicationId: string }) {
  const t = useTranslations('offers');
  const [isWriting, setWriting] = useState(false);
  const { around, opened } = useFocusKept<HTMLDivElement>(isWriting);
  const { data, error, loading, refetch } = useFreshQuery(OffersQuery, {
    variables: { id: applicationId },
  });
  useArrivals(refetch);
  const application = data?.viewer?.application ?? null;
  const offers = application?.offers ?? [];
  const open = offers.find(({ status }) => status === 'SENT');
  const sent = (stage: string | null) => {
    setWriting(false);
    toast({ kind: 'success', title: stage ? t('form.moved', { stage }) : t('form.done') });
    void refetch().catch(() => undefined);
    around.current?.focus();
  };
  // Without offers and without the right to send one, there is no need for the heading either.
  if (!error && offers.length === 0 && !application?.canSendOffer) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{t('heading')}</h2>
      {!data && error ? (
        <RetryBanner title={t('loadFailed')} error={error} retrying={loading} onRetry={refetch} />
      ) : (
        <div ref={around} tabIndex={-1} className="grid scroll-mt-28 gap-4">
          {offers.length > 0 ? (
            <ul className="grid gap-3">
              {offers.map((offer) => (
                <OfferItem key={offer.id} offer={offer} onReplace={() => setWriting(true)} />
              ))}
            </ul>
          ) : (
            !isWriting && <p className="text-sm text-soft">{t('none')}</p>
          )}
          {application && isWriting ? (
            <div ref={opened} tabIndex={-1}>
              <OfferForm
                key={open?.id ?? 'new'}
                application={application}
                replaced={open ?? null}
                onDone={sent}
                onClose={() => setWriting(false)}
              />
            </div>
          ) : (
            application?.canSendOffer &&
            !open && (
              <Button className="justify-self-start" onClick={() => setWriting(true)}>
                {t('form.open')}
              </Button>
            )
          )}
        </div>
      )}
    </section>
  );
}
