import { useTranslations } from 'use-intl';
import { BasisLine } from '#client/components/recommendation/BasisLine.tsx';
import { RecommendedEmpty } from '#client/components/recommendation/RecommendedEmpty.tsx';
import { RecommendedList } from '#client/components/recommendation/RecommendedList.tsx';
import { RecommendedSkeleton } from '#client/components/recommendation/RecommendedSkeleton.tsx';
import { useDismissJob } from '#client/components/recommendation/useDismissJob.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { FailureLine } from './FailureLine.tsx';

const RecommendedJobsQuery = graphql(`
  query RecommendedJobs {
    recommendedJobs(first: 4) {
      basis
      totalCount
      fittingCount
      appliedCount
      nodes {
        ...RecommendedList_recommended
      }
    }
  }
`);

/** The best few. The page of recommended jobs has the rest. */
export function RecommendedJobs() {
  const t = useTranslations('recommendation');
  const { data, failure, retry } = useFreshQuery(RecommendedJobsQuery);
  const dismissal = useDismissJob(retry);
  const found = data?.recommendedJobs;
  return (
    <section aria-labelledby="recommended-jobs">
      <div className="mb-3 grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="recommended-jobs" className="text-lg">
            {t('list.heading')}
          </h2>
          {found && found.totalCount > 0 && (
            <Link
              to="/recommended-jobs"
              className="hit-44 text-sm text-ink underline underline-offset-4"
            >
              {t('list.all')}
            </Link>
          )}
        </div>
        {found && found.totalCount > 0 && (
          <BasisLine basis={found.basis} count={found.fittingCount} applied={found.appliedCount} />
        )}
      </div>
      {failure && !found && <FailureLine message={t('list.failed')} {...failure} />}
      {!found && !failure && <RecommendedSkeleton from="home" />}
      {found?.totalCount === 0 && (
        <Card padding="none">
          <RecommendedEmpty headingLevel={3} applied={found.appliedCount} />
        </Card>
      )}
      {found && found.totalCount > 0 && (
        <RecommendedList
          recommended={found.nodes}
          dismissal={dismissal}
          headingLevel={3}
          from="home"
        />
      )}
    </section>
  );
}
