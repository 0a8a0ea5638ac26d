import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ApplyHost } from '#client/components/apply/ApplyHost.tsx';
import { setCompared } from '#client/components/compare/compared.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { COMPARED_MAX } from '#schema/options/comparison.ts';

const ComparePageQuery = graphql(`
  query ComparePage($first: ID!, $second: ID!, $third: ID!) {
    first: job(id: $first) {
      id
      title
      ...CompareTable_job
    }
    second: job(id: $second) {
      id
      title
      ...CompareTable_job
    }
    third: job(id: $third) {
      id
      title
      ...CompareTable_job
    }
  }
`);

const variablesOf = ([first = '', second = '', third = '']: readonly string[]) => ({
  first,
  second,
  third,
});

export async function loader({ client, request }: PageLoaderArgs) {
  const { ids } = readCompare(new URL(request.url).searchParams);
  if (ids.length === 0) return null;
  const asked = client.query({ query: ComparePageQuery, variables: variablesOf(ids) });
  if (import.meta.env.SSR) await asked;
  asked.catch(() => undefined);
  return null;
}

export const meta = ({ words }: MetaArgs) => ({ title: words('compare')('title') });

/** Up to three jobs side by side. The address names them, so that it can be sent to someone. */
export function Page() {
  const t = useTranslations('compare');
  const state = readCompare(useSearchParams()[0]);
  const { ids, differences } = state;
  const { data, error, refetch } = useQuery(
    ComparePageQuery,
    ids.length > 0 ? { variables: variablesOf(ids) } : skipToken,
  );
  const chosen = ids.join(',');
  useEffect(() => setCompared(chosen ? chosen.split(',') : []), [chosen]);
  const jobs = data && [data.first, data.second, data.third].filter((job) => job !== null);

  return (
    <Container className="py-6 md:py-8">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {ids.length > 0 && error && !data && (
        <LoadFailed message={t('failed')} error={error} onRetry={refetch} />
      )}
      {ids.length > 0 && !data && !error && (
        <Skeleton aria-busy="true" className="mt-6 h-96 rounded-card" />
      )}
      {(ids.length === 0 || jobs?.length === 0) && (
        <EmptyState title={t('empty.title')} message={t('empty.message')}>
          <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
            {t('browse')}
          </Link>
          <Link to="/saved-jobs" className={buttonClass()}>
            {t('saved')}
          </Link>
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <>
          {jobs.length > 1 ? (
            <p className="mt-4">
              <Link
                to={statePath({ ids, differences: !differences })}
                preventScrollReset
                aria-current={differences ? 'true' : undefined}
                className={chipClass(differences)}
              >
                {t('onlyDifferences')}
              </Link>
            </p>
          ) : (
            <p className="mt-4 text-sm text-soft">{t('one')}</p>
          )}
          <CompareTable
            jobs={jobs}
            onlyDifferences={differences && jobs.length > 1}
            pathWithout={(id) => statePath({ ids: ids.filter((one) => one !== id), differences })}
          />
          <ApplyHost jobId={jobs[0]!.id} title={jobs[0]!.title} />
        </>
      )}
    </Container>
  );
}

/** The state of the page, all in the address. */
interface CompareState {
  readonly ids: readonly string[];
  /** Whether rows with equal values are left out. */
  readonly differences: boolean;
}

const ID = /^[0-9a-f-]{36}$/i;

function readCompare(query: URLSearchParams): CompareState {
  const named = (query.get('jobs') ?? '').split(',').filter((id) => ID.test(id));
  return {
    ids: [...new Set(named)].slice(0, COMPARED_MAX),
    differences: query.get('show') === 'differences',
  };
}

function statePath({ ids, differences }: CompareState): string {
  const query = [
    ...(ids.length > 0 ? [`jobs=${ids.join(',')}`] : []),
    ...(differences ? ['show=differences'] : []),
  ];
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare';
}
