import { History, Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { OfferTag } from '#client/components/offers/OfferTag.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import type { OfferStatus } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const ApplicantMarks_application = graphql(`
  fragment ApplicantMarks_application on Application {
    isUnread
    rating {
      average
    }
    summary {
      tagNames
      appliedBefore
    }
    lastOfferStatus
  }
`);

interface Marks {
  isUnread: boolean;
  rating?: { average?: number | null | undefined } | null | undefined;
  summary?: { tagNames: readonly string[]; appliedBefore: boolean } | null | undefined;
  lastOfferStatus?: OfferStatus | null | undefined;
}

export function ApplicantMarks(props: {
  application: FragmentType<typeof ApplicantMarks_application>;
}) {
  return <MarkTags marks={readFragment(ApplicantMarks_application, props.application)} />;
}

/** What the company knows of someone: new or not, the last offer, stars, tags; and whether the same person applied before. */
export function MarkTags({ marks }: { marks: Marks }) {
  const { isUnread, rating, summary, lastOfferStatus } = marks;
  const tags = summary?.tagNames ?? [];
  const t = useTranslations('reviewDesk');
  const format = useFormatter();
  const average = rating?.average ?? null;
  const offer = lastOfferStatus === 'WITHDRAWN' ? null : lastOfferStatus;
  const isPlain = !isUnread && !offer && average === null && tags.length === 0;
  if (isPlain && !summary?.appliedBefore) return null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isUnread && <Tag tone="accent">{t('row.unread')}</Tag>}
      {offer && <OfferTag status={offer}>{t(`row.offer.${offer}`)}</OfferTag>}
      {average !== null && (
        <Tag icon={FullStar}>
          <span className="sr-only">{t('rating.heading')} </span>
          <span className="tabular">{format.number(average, { maximumFractionDigits: 1 })}</span>
        </Tag>
      )}
      {summary?.appliedBefore && <Tag icon={History}>{t('row.appliedBefore')}</Tag>}
      {tags.map((tag) => (
        <Tag key={tag} className="border border-line">
          <span className="truncate">{tag}</span>
        </Tag>
      ))}
    </span>
  );
}

const FullStar = () => <Star className="fill-current text-genda" />;
