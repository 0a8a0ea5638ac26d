import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { MatchReasons } from '#client/components/recommendation/MatchReasons.tsx';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { CANDIDATES_MATCHED_MAX } from '#schema/options/limits.ts';
import { CandidateCard } from './search/CandidateCard.tsx';
import { CandidateListSkeleton } from './search/CandidateListSkeleton.tsx';

const MatchingCandidatesPageQuery = graphql(`
  query MatchingCandidatesPage($jobId: ID!, $first: Int!) {
    matchingCandidates(jobId: $jobId, first: $first) {
      totalCount
      nodes {
        candidate {
          id
          ...CandidateCard_candidate
        }
        reasons {
          ...MatchReasons_reason
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({
  title: words('recommendation')('candidates.heading'),
});

/** People for one of the employer's own jobs, with the reasons; details and letters are in the database. */
export function Page() {
  const t = useTranslations('recommendation');
  const { jobId = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(MatchingCandidatesPageQuery, {
    variables: { jobId, first: CANDIDATES_MATCHED_MAX },
  });
  const nodes = data?.matchingCandidates.nodes;
  return (
    <Container className="py-5 md:py-7">
      <PageHeading
        size="work"
        lead={t('candidates.lead')}
        above={
          <Breadcrumbs
            label={t('candidates.path')}
            as={Link}
            items={[
              { label: t('candidates.jobs'), to: '/manage-jobs' },
              { label: t('candidates.open') },
            ]}
          />
        }
      >
        {t('candidates.heading')}
      </PageHeading>
      <div className="mt-6">
        {!nodes && error && (
          <LoadFailed
            message={serverMessage(error) || t('candidates.failed')}
            error={error}
            retrying={loading}
            onRetry={refetch}
          />
        )}
        {!nodes && !error && <CandidateListSkeleton />}
        {nodes?.length === 0 && (
          <EmptyState drawing="search" title={t('candidates.empty')}>
            <Link to="/browse-database" className={buttonClass({ variant: 'main' })}>
              {t('candidates.browse')}
            </Link>
          </EmptyState>
        )}
        {nodes && nodes.length > 0 && (
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
            {nodes.map(({ candidate, reasons }) => (
              <li key={candidate.id} className="grid grid-rows-[1fr_auto] gap-2.5">
                <CandidateCard
                  candidate={candidate}
                  toDetails={(id) => `/browse-database?open=${id}`}
                />
                <MatchReasons reasons={reasons} className="px-4 pb-2" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}
