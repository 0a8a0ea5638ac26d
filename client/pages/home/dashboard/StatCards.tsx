import type { ErrorLike } from '@apollo/client';
import { Bell, Bookmark, Briefcase, Eye, Hourglass, Inbox, Send } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { RegistrationRole } from '#schema/options/roles.ts';
import { CHANGE_PERIOD_DAYS, isClearerInCounts } from '#schema/profile/change.ts';
import { DASHBOARD_STATS, type DashboardStatKey } from '#schema/profile/dashboard.ts';
import { FailureLine } from './FailureLine.tsx';

export const StatCards_dashboard = graphql(`
  fragment StatCards_dashboard on Dashboard {
    stats {
      key
      value
      change
      compares
      recent
      before
    }
  }
`);

interface StatCardsProps {
  role: RegistrationRole;
  dashboard: FragmentType<typeof StatCards_dashboard> | null;
  /** The number of saved jobs, counted in the list that every save button updates. */
  savedJobs: number | undefined;
  error: ErrorLike | undefined;
  retrying: boolean;
  onRetry: () => void;
}

const ICONS = {
  applications: Send,
  applications_viewed: Eye,
  saved_jobs: Bookmark,
  job_alerts: Bell,
  active_jobs: Briefcase,
  applications_received: Inbox,
  job_views: Eye,
  applications_waiting: Hourglass,
} satisfies Record<DashboardStatKey, unknown>;
const NONE = '–';

export function StatCards({ role, dashboard, savedJobs, error, ...again }: StatCardsProps) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const stats = readFragment(StatCards_dashboard, dashboard)?.stats;
  const waiting = !stats && !error;
  const days = CHANGE_PERIOD_DAYS;
  const changeText = ({ value, change, ...counts }: NonNullable<typeof stats>[number]) => {
    const { compares, recent, before } = counts;
    if (value === 0 && recent === 0 && before === 0) return t('stats.none');
    const kind = compares === 'STOCK' ? 'stock' : 'added';
    if (kind === 'added' && recent === 0 && (before === 0 || compares === 'NONE'))
      return t('stats.noneNew', { days });
    if (compares === 'NONE') return t('stats.new', { recent, days });
    if (change === null || isClearerInCounts(recent, before))
      return t(`stats.counts.${kind}`, { recent, before, days });
    return t(`stats.change.${kind}`, {
      change: format.number(change, { signDisplay: 'exceptZero' }),
      days,
    });
  };

  return (
    <section aria-label={t('stats.heading')} aria-busy={waiting || undefined}>
      {error && <FailureLine message={t('stats.failed')} error={error} {...again} />}
      <StatRow>
        {DASHBOARD_STATS[role].map((key) => {
          const Icon = ICONS[key];
          const stat = stats?.find((found) => found.key.toLowerCase() === key);
          const value = key === 'saved_jobs' && savedJobs !== undefined ? savedJobs : stat?.value;
          return (
            <Stat
              key={key}
              label={t(`stat.${key}`)}
              icon={<Icon className="size-5" />}
              value={
                waiting ? (
                  <Skeleton className="h-[1.25em] w-12" />
                ) : value === undefined ? (
                  NONE
                ) : (
                  format.number(value)
                )
              }
              change={
                // Always two lines on phones, so that nothing moves when it loads.
                <span className="min-h-[2.9em] md:min-h-[1.45em]">
                  {waiting ? <Skeleton className="h-[1.45em] w-20" /> : stat && changeText(stat)}
                </span>
              }
              {...(stat &&
                stat.compares !== 'NONE' &&
                stat.recent + stat.before > 0 &&
                directionOf(stat.recent - stat.before, key))}
            />
          );
        })}
      </StatRow>
    </section>
  );
}

/** An increase is good news, except for applications that wait for an answer. */
function directionOf(change: number, key: DashboardStatKey) {
  if (change === 0) return { direction: 'same' } as const;
  const direction = change > 0 ? 'up' : 'down';
  const mood = change > 0 && key !== 'applications_waiting' ? 'good' : 'neutral';
  return { direction, mood } as const;
}
