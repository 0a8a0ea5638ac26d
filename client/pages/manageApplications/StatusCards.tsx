import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { LISTED_STATUSES, type ListedStatus } from './applicationsAddress.ts';

export const StatusCards_counts = graphql(`
  fragment StatusCards_counts on ApplicationCounts {
    total
    pending
    reviewed
    shortlisted
    rejected
    hired
    withdrawn
  }
`);

interface StatusCardsProps {
  counts: FragmentType<typeof StatusCards_counts> | undefined;
  status: ListedStatus | '';
  toStatus: (status: ListedStatus | '') => string;
}

/** The number in each status, and the quickest way to them. */
export function StatusCards({ counts, status, toStatus }: StatusCardsProps) {
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const format = useFormatter();
  const found = readFragment(StatusCards_counts, counts);
  const cards = [
    { status: '' as const, label: t('counts.total'), count: found?.total },
    ...LISTED_STATUSES.map((one) => ({
      status: one,
      label: words(`status.${one}`),
      count: found?.[one.toLowerCase() as Lowercase<ListedStatus>],
    })),
  ];
  return (
    <nav aria-label={t('counts.label')} className="mt-5">
      <ul className="grid grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-7">
        {cards.map((card) => (
          <li key={card.status} className="bg-card max-md:last:col-span-2">
            <Link
              to={toStatus(card.status)}
              preventScrollReset
              aria-current={card.status === status ? 'true' : undefined}
              className="grid h-full content-start gap-0.5 px-1.5 py-2 outline-offset-[-3px] hover:bg-tint aria-[current]:bg-ink-wash aria-[current]:shadow-[inset_0_-3px_0_var(--ink)] md:px-2 md:py-3 lg:px-4"
            >
              <span className="text-xs tracking-tight wrap-anywhere hyphens-auto text-soft md:tracking-normal lg:text-sm">
                {card.label}
              </span>{' '}
              <span className="tabular text-lg font-bold md:text-xl">
                {card.count === undefined ? (
                  <SkeletonLine className="w-10" />
                ) : (
                  format.number(card.count)
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
