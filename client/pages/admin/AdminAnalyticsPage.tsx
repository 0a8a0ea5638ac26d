import { useQuery } from '@apollo/client/react';
import { useFormatter, useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsPeriod } from '#client/gql/graphql.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { FIGURE_SECTIONS } from '#schema/analytics/figures/figures.ts';
import { PERIOD_FACTS } from '#schema/analytics/figures/periods.ts';
import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';
import { zoneTitle } from '#schema/time/zoneTitle.ts';
import { ExportButtons } from './analytics/figures/ExportButtons.tsx';
import { FigureSection } from './analytics/figures/FigureSection.tsx';
import { PeriodChoice } from './analytics/figures/PeriodChoice.tsx';
import { latestFigures } from './analytics/figures/latestFigures.ts';
import { usePeriod } from './analytics/figures/usePeriod.ts';
import { AnalyticsLinks } from './analytics/figures/AnalyticsLinks.tsx';
import { ListFailed } from './lists/ListFailed.tsx';

const AdminAnalyticsPageQuery = graphql(`
  query AdminAnalyticsPage($period: AnalyticsPeriod!) {
    admin {
      analytics {
        figures(period: $period) {
          period
          from
          timeZone
          countedAt
          users {
            figures {
              key
              value
              change
              recent
              before
              counts {
                part
                whole
                partBefore
                wholeBefore
              }
            }
            overTime {
              ...AnalyticsChart_answer
            }
          }
          jobs {
            figures {
              key
              value
              change
              recent
              before
              counts {
                part
                whole
                partBefore
                wholeBefore
              }
            }
            overTime {
              ...AnalyticsChart_answer
            }
          }
          applications {
            figures {
              key
              value
              change
              recent
              before
              counts {
                part
                whole
                partBefore
                wholeBefore
              }
            }
            overTime {
              ...AnalyticsChart_answer
            }
          }
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.analytics') });

/** The documented figures of users, jobs and applications. Each links to the question behind it. */
export function Page() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const clock = useClockFormat();
  const locale = useSiteLocale();
  const { period, asked } = usePeriod();
  const { data, previousData, error, loading, refetch } = useQuery(AdminAnalyticsPageQuery, {
    variables: { period: PERIOD_FACTS[asked].name.toUpperCase() as AnalyticsPeriod },
    // A section that fails reports it in place; the others stay.
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const report = latestFigures(asked, data, previousData);
  const failure = {
    error,
    retrying: loading,
    onRetry: () => void refetch().catch(() => undefined),
  };
  const isDown = Boolean(error) && !FIGURE_SECTIONS.some((section) => report?.part(section));
  const countedAt = (at: Date, zone: string) =>
    t('figures.countedAt', {
      time: format.dateTime(at, { ...clock, second: '2-digit' }),
      zone: zoneTitle(zone, locale),
    });
  return (
    <AdminFrame
      section="analytics"
      lead={
        report
          ? countedAt(new Date(report.countedAt), report.timeZone)
          : !isDown && <SkeletonText text={countedAt(new Date(0), DEFAULT_TIME_ZONE)} />
      }
      actions={<ExportButtons report={isDown ? undefined : report} />}
    >
      <AnalyticsNav />
      <div className="print-hidden mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PeriodChoice period={period} />
        <nav aria-label={t('figures.sections')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
          {FIGURE_SECTIONS.map((section) => (
            <a key={section} href={`#${section}`} className="hit-44 text-link">
              {t(`figures.section.${section}`)}
            </a>
          ))}
        </nav>
      </div>
      {isDown && <ListFailed title={t('figures.failed.all')} {...failure} />}
      {!isDown &&
        FIGURE_SECTIONS.map((section) => (
          <FigureSection
            key={section}
            section={section}
            period={asked}
            part={report?.part(section)}
            {...failure}
          />
        ))}
      <AnalyticsLinks />
    </AdminFrame>
  );
}

/** Replaces a sentence that may wrap: as many lines as a sentence like `text` takes. */
function SkeletonText({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="skeleton box-decoration-clone text-transparent">
      {text}
    </span>
  );
}
