import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { DatabaseSkeleton } from './DatabaseSkeleton.tsx';

/** Words for the search, besides those of the page. */
const SEARCH_WORDS = ['candidates', 'profile', 'career', 'jobFacts', 'validation'] as const;

const loadSearch = () => import('./search/CandidateSearch.tsx');

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

/** The search for employers of an approved company. Others read in one line why they have none. */
export function EmployerDatabase() {
  const t = useTranslations('database');
  const { data, error, loading, refetch } = useQuery(EmployerDatabaseQuery, {});
  const status = data?.viewer?.companyProfile?.adminStatus;
  const isApproved = status === 'APPROVED';
  const code = useLazyModule(isApproved ? loadSearch : null, SEARCH_WORDS);

  if (!data && error && !loading)
    return (
      <Container className="py-8">
        <LoadFailed message={t('unapproved.failed')} error={error} onRetry={refetch} />
      </Container>
    );
  if (!data || (isApproved && !code)) return <DatabaseSkeleton />;
  if (code)
    return (
      <Words areas={SEARCH_WORDS}>
        <code.CandidateSearch />
      </Words>
    );
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
          {t(`unapproved.${status && status !== 'APPROVED' ? status : 'NONE'}`)}
        </Banner>
      }
    />
  );
}
