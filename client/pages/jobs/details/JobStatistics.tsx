import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { useNow } from '#client/lib/now.ts';
import { closingTime } from '#schema/time/closingTime.ts';

export const JobStatisticsQuery = graphql(`
  query JobStatistics($id: ID!) {
    job(id: $id) {
      id
      stats {
        applicants
        views
        posted
        expires
        answerDays
      }
    }
  }
`);

/** How soon the company answers, judged by its earlier answers. Empty until that is known. */
export function useApplySentence(id: string): string {
  const t = useTranslations('jobs');
  const { data, loading } = useQuery(JobStatisticsQuery, { variables: { id } });
  return loading && !data ? '' : t('apply.sentence', { days: data?.job?.stats.answerDays ?? 0 });
}

/** Loaded separately: if it fails it says so and shows no figures. */
export function JobStatistics({ id }: { id: string }) {
  const t = useTranslations('jobs');
  const format = useFormatter();
  const time = useTimeWords();
  const { data, loading } = useQuery(JobStatisticsQuery, { variables: { id } });
  const stats = data?.job?.stats;
  const show = (value: () => ReactNode) => {
    if (stats) return value();
    return loading ? <Skeleton className="h-5 w-14" /> : t('stats.unknown');
  };

  return (
    <Card as="section" aria-labelledby="job-statistics" aria-busy={loading}>
      <h2 id="job-statistics" className="mb-2 text-lg">
        {t('stats.heading')}
      </h2>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-2 text-sm *:odd:text-soft *:even:text-right *:even:font-semibold">
        <dt>{t('stats.applicants')}</dt>
        <dd>{show(() => format.number(stats!.applicants))}</dd>
        <dt>{t('stats.views')}</dt>
        <dd>{show(() => format.number(stats!.views))}</dd>
        <dt>{t('stats.posted')}</dt>
        <dd>
          {show(() => (
            <time dateTime={stats!.posted} title={time.full(stats!.posted)}>
              {time.jobAge(stats!.posted)}
            </time>
          ))}
        </dd>
        <dt>{t('stats.expires')}</dt>
        <dd>
          {show(() => (stats!.expires ? <LastDay deadline={stats!.expires} /> : t('stats.never')))}
        </dd>
      </dl>
      {!stats && !loading && <p className="mt-2 text-xs text-soft">{t('stats.estimated')}</p>}
    </Card>
  );
}

/** The date, because the facts of the job already say how much time is left. */
function LastDay({ deadline }: { deadline: string }) {
  const time = useTimeWords();
  if (new Date(deadline) <= useNow()) return <TimeLeft deadline={deadline} />;
  const end = closingTime(deadline);
  return (
    <time dateTime={deadline} title={time.full(end)}>
      {time.day(end)}
    </time>
  );
}
