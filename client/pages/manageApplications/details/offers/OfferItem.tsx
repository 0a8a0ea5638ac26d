import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadLetter } from '#client/components/offers/DownloadLetter.tsx';
import { OfferFacts } from '#client/components/offers/OfferFacts.tsx';
import { OfferStatusTag } from '#client/components/offers/OfferStatusTag.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { Button } from '#client/ui/Button.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export const OfferItem_offer = graphql(`
  fragment OfferItem_offer on Offer {
    id
    title
    status
    canWithdraw
    application {
      id
    }
    ...OfferFacts_offer
  }
`);

interface OfferItemProps {
  offer: FragmentType<typeof OfferItem_offer>;
  onReplace: () => void;
}

/** One offer: what was sent, what became of it, and what the company can do now. */
export function OfferItem(props: OfferItemProps) {
  const offer = readFragment(OfferItem_offer, props.offer);
  const { id, title, status, canWithdraw, application } = offer;
  const t = useTranslations('offers');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { around } = useFocusKept<HTMLLIElement>(isWithdrawing);
  return (
    <li
      ref={around}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
        <OfferStatusTag status={status} />
      </div>
      <OfferFacts offer={offer} />
      {isWithdrawing ? (
        <WithdrawForm
          id={id}
          applicationId={application.id}
          onClose={() => setWithdrawing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <DownloadLetter id={id} title={title} />
          {canWithdraw && (
            <>
              <Button size="s" onClick={props.onReplace}>
                {t('act.replace')}
              </Button>
              <Button size="s" onClick={() => setWithdrawing(true)}>
                {t('act.withdraw')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
