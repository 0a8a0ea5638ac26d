import { useTranslations } from 'use-intl';
import type { OfferStatus } from '#client/gql/graphql.ts';
import { OfferTag } from './OfferTag.tsx';

export function OfferStatusTag({ status }: { status: OfferStatus }) {
  const t = useTranslations('offers');
  return <OfferTag status={status}>{t(`status.${status}`)}</OfferTag>;
}
