import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Container } from '#client/ui/Container.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { DatabaseSkeleton } from './DatabaseSkeleton.tsx';

const CandidateSearch = loadOnUse(
  async () => (await import('./search/CandidateSearch.tsx')).CandidateSearch,
  { words: ['candidates', 'profile', 'career', 'jobFacts', 'validation'] },
);

const EmployerDatabaseQuery = graphql(`
  query EmployerDatabase {
    viewer {
      companyProfile {
        id
        adminStatus
      }
    }
  }
`);

/** The search for those in an approved company whose role includes it. Other employers read in one line why not. */
export function EmployerDatabase() {
  const t = useTranslations('database');
  const searches = useTeamRight('candidates');
  const { data, error, loading, refetch } = useQuery(
    EmployerDatabaseQuery,
    searches ? {} : skipToken,
  );
  const status = data?.viewer?.companyProfile?.adminStatus;

  if (!searches) return <ComingSoon note={<Banner>{t('unapproved.ROLE')}</Banner>} />;
  if (!data && error && !loading)
    return (
      <Container className="py-8">
        <LoadFailed message={t('unapproved.failed')} error={error} onRetry={refetch} />
      </Container>
    );
  if (!data) return <DatabaseSkeleton />;
  if (status === 'APPROVED') return <CandidateSearch waiting={<DatabaseSkeleton />} />;
  return (
    <ComingSoon
      note={
        <Banner
          kind="info"
          actions={
            <Link to="/company-profile" className={buttonClass({ size: 's' })}>
              {t('unapproved.link')}
            </Link>
          }
        >
          {t(`unapproved.${status ?? 'NONE'}`)}
        </Banner>
      }
    />
  );
}
