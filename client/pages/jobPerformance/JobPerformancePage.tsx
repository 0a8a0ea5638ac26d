import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { LazyOtherCompany } from '#client/components/team/LazyOtherCompany.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobPeriod } from '#client/gql/graphql.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useParams, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { zoneTitle } from '#schema/time/zoneTitle.ts';
import { SimilarJobsComparison } from './SimilarJobsComparison.tsx';
import { ByDay } from './ByDay.tsx';
import { BySource } from './BySource.tsx';
import { Funnel } from './Funnel.tsx';
import { periodIn } from './performanceAddress.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Totals } from './Totals.tsx';

const JobPerformancePageQuery = graphql(`
  query JobPerformancePage($jobId: ID!, $period: JobPeriod!) {
    viewer {
      jobPerformance(jobId: $jobId, period: $period) {
        job {
          id
          title
          place
          postedAt
          standing
        }
        timeZone
        totals {
          ...Totals_counts
        }
        ...ByDay_performance
        ...BySource_performance
        ...Funnel_performance
        comparison {
          ...SimilarJobsComparison_comparison
        }
        suggestions {
          ...Suggestions_suggestion
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('jobPerformance')('title') });

/** How one of the company's jobs performs beside similar ones, with suggestions. */
export function Page() {
  const t = useTranslations('jobPerformance');
  const locale = useSiteLocale();
  const { id: jobId = '' } = useParams();
  const [query] = useSearchParams();
  const period = periodIn(query);
  const { data, previousData, failure, loading } = useFreshQuery(JobPerformancePageQuery, {
    variables: { jobId, period: period.toUpperCase() as JobPeriod },
  });
  const languageOf = useTextLanguage();
  const time = useTimeWords();
  // Another period keeps the figures until its own arrive; another job does not.
  const earlier = previousData?.viewer?.jobPerformance;
  const shown = data ? data.viewer?.jobPerformance : earlier?.job.id === jobId ? earlier : null;
  const job = shown?.job;
  const isMissing = Boolean(data) && !shown;

  return (
    <Container width="wide" className="py-5 md:py-7">
      <PageHeading
        size="work"
        above={
          <Link
            to="/manage-jobs"
            className="hit-44 mb-1 inline-flex items-center gap-1 text-sm text-link"
          >
            <ArrowLeft className="size-4" />
            {t('back')}
          </Link>
        }
        lead={
          job
            ? [job.place, t('posted', { when: time.jobAge(job.postedAt) })]
                .filter(Boolean)
                .join(' · ')
            : !failure && !isMissing && <SkeletonLine className="w-40" />
        }
        actions={
          job && (
            <>
              <Link to={`/manage-applications?job=${job.id}`} className={buttonClass()}>
                {t('applications')}
              </Link>
              {['LIVE', 'EXPIRED', 'CLOSED'].includes(job.standing) && (
                <Link to={`/job-details/${job.id}`} className={buttonClass()}>
                  {t('open')}
                </Link>
              )}
            </>
          )
        }
      >
        {job
          ? t.rich('heading', {
              title: job.title,
              job: (title) => <span lang={languageOf(job.title)}>{title}</span>,
            })
          : t('title')}
      </PageHeading>
      {isMissing && (
        <EmptyState drawing="search" title={t('missing')}>
          <Link to="/manage-jobs" className={buttonClass({ variant: 'main' })}>
            {t('back')}
          </Link>
          <LazyOtherCompany id={jobId} />
        </EmptyState>
      )}
      {!isMissing && <PeriodChoice jobId={jobId} period={period} />}
      {failure && <LoadFailed message={t('failed')} {...failure} />}
      {shown ? (
        <div
          aria-busy={loading}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 *:grid-cols-[minmax(0,1fr)]"
        >
          <Totals counts={shown.totals} />
          <Suggestions jobId={shown.job.id} suggestions={shown.suggestions} />
          <ByDay performance={shown} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Funnel performance={shown} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <BySource performance={shown} />
              <SimilarJobsComparison comparison={shown.comparison} />
            </div>
          </div>
          <p className="text-sm text-soft">
            {t('days', { zone: zoneTitle(shown.timeZone, locale) })}
          </p>
        </div>
      ) : (
        !failure && !isMissing && <Waiting />
      )}
    </Container>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" data-waiting="" className="mt-5 grid gap-5">
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-[456px] w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}
