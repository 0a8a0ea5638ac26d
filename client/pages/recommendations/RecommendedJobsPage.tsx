import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { BasisLine } from '#client/components/recommendation/BasisLine.tsx';
import { MoveQuestion } from '#client/components/recommendation/MoveQuestion.tsx';
import { RecommendedEmpty } from '#client/components/recommendation/RecommendedEmpty.tsx';
import { RecommendedList } from '#client/components/recommendation/RecommendedList.tsx';
import { RecommendedSkeleton } from '#client/components/recommendation/RecommendedSkeleton.tsx';
import { useDismissJob } from '#client/components/recommendation/useDismissJob.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { RECOMMENDATIONS_ENOUGH } from '#schema/options/limits.ts';

const RecommendedJobsPageQuery = graphql(`
  query RecommendedJobsPage {
    recommendedJobs(first: 40) {
      basis
      totalCount
      fittingCount
      appliedCount
      nodes {
        ...RecommendedList_recommended
      }
    }
    viewer {
      user {
        ...MoveQuestion_user
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('recommendation')('list.heading') });

/** Everything that fits, on one page: the list is short enough. */
export function Page() {
  const t = useTranslations('recommendation');
  const { data, failure, retry, refetch } = useFreshQuery(RecommendedJobsPageQuery);
  const dismissal = useDismissJob(retry);
  const found = data?.recommendedJobs;
  return (
    <Container className="py-6 md:py-8">
      <PageHeading>{t('list.heading')}</PageHeading>
      {found && found.totalCount > 0 && (
        <BasisLine basis={found.basis} count={found.fittingCount} applied={found.appliedCount} />
      )}
      {found?.basis === 'PROFILE' && found.fittingCount < RECOMMENDATIONS_ENOUGH && (
        <MoveQuestion user={data?.viewer?.user} onAnswered={refetch} />
      )}
      <div className="mt-6">
        {found?.totalCount === 0 && (
          <RecommendedEmpty headingLevel={2} applied={found.appliedCount} />
        )}
        {found && found.totalCount > 0 && (
          <RecommendedList recommended={found.nodes} dismissal={dismissal} headingLevel={2} />
        )}
        {!found && failure && <LoadFailed message={t('list.failed')} {...failure} />}
        {!found && !failure && <RecommendedSkeleton />}
      </div>
    </Container>
  );
}
