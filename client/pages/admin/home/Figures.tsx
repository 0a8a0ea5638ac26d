import { useFormatter, useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { ListFailed } from '#client/pages/admin/lists/ListFailed.tsx';
import { backgroundRequest, useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { MARKET_FIGURE_KEYS } from '#schema/options/marketFigures.ts';
import { Figure } from './Figure.tsx';

export const Figures_counts = graphql(`
  fragment Figures_counts on AdminStatCounts {
    totalUsers
    totalJobs
    totalCompanies
    totalApplications
    activeJobs
    pendingApplications
    newUsersToday
    newJobsToday
    pendingCompanies
    suspendedUsers
    approvedJobs
    rejectedJobs
  }
`);

export const FiguresQuery = graphql(`
  query Figures {
    admin {
      stats {
        totalUsers
        totalJobs
        totalCompanies
        totalApplications
        activeJobs
        pendingApplications
        newUsersToday
        newJobsToday
        pendingCompanies
        suspendedUsers
        approvedJobs
        rejectedJobs
        changes {
          totalUsers
          totalJobs
          totalCompanies
          totalApplications
          activeJobs
          pendingApplications
          newUsersToday
          newJobsToday
          pendingCompanies
          suspendedUsers
          approvedJobs
          rejectedJobs
        }
        recent {
          ...Figures_counts
        }
        before {
          ...Figures_counts
        }
        countedAt
      }
    }
  }
`);

const COUNT_AGAIN = 10_000;

/** The figures of the market, refreshed while the page is visible. */
export function Figures() {
  const t = useTranslations('admin');
  const format = useFormatter();
  const clock = useClockFormat();
  const { data, previousData, failure } = useFreshQuery(FiguresQuery, {
    pollInterval: COUNT_AGAIN,
    context: backgroundRequest,
  });
  const stats = (data ?? previousData)?.admin?.stats;
  const recent = readFragment(Figures_counts, stats?.recent);
  const before = readFragment(Figures_counts, stats?.before);
  return (
    <section aria-labelledby="figures" aria-busy={!stats && !failure} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="figures" className="text-lg">
          {t('figures.heading')}
        </h2>
        <p className="tabular min-h-[1.45em] text-sm text-soft">
          {stats &&
            t('figures.countedAt', {
              time: format.dateTime(new Date(stats.countedAt), {
                ...clock,
                second: '2-digit',
              }),
            })}
        </p>
      </div>
      {failure && <ListFailed title={t('failed.stats')} {...failure} />}
      {(stats || !failure) && (
        <div className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 xl:grid-cols-4">
          {MARKET_FIGURE_KEYS.map((figure) => (
            <Figure
              key={figure}
              figure={figure}
              value={stats?.[figure]}
              change={stats?.changes[figure] ?? null}
              recent={recent?.[figure] ?? 0}
              before={before?.[figure] ?? 0}
            />
          ))}
        </div>
      )}
      <details className="mt-2 text-sm">
        <summary className="hit-44 w-fit cursor-pointer text-soft">{t('figures.meaning')}</summary>
        <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {MARKET_FIGURE_KEYS.map((figure) => (
            <div key={figure}>
              <dt className="font-semibold">{t(`figure.${figure}.name`)}</dt>
              <dd className="text-soft">{t(`figure.${figure}.means`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
