import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { AskAndKeep, MetaArgs } from '#client/lib/page.ts';
import { KEPT_PAGES } from '#schema/options/offline.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { Pagination } from '#client/ui/layout/Pagination.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';
import { PAGE_SIZE, useApplicationFilter } from './useApplicationFilter.ts';

const MyApplicationsPageQuery = graphql(`
  query MyApplicationsPage(
    $status: ApplicationStatus
    $withdrawn: Boolean
    $search: String
    $page: Int
  ) {
    viewer {
      applications(
        first: 12
        status: $status
        withdrawn: $withdrawn
        search: $search
        page: $page
      ) {
        totalCount
        nodes {
          id
          job {
            id
          }
          ...ApplicationCard_application
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('applications')('page.title') });

export async function keep(ask: AskAndKeep): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= KEPT_PAGES; page += 1) {
    const { viewer } = await ask(MyApplicationsPageQuery, { page });
    const { nodes = [], totalCount = 0 } = viewer?.applications ?? {};
    for (const { id, job } of nodes) paths.push(`/my-applications/${id}`, `/job-details/${job.id}`);
    if (page * PAGE_SIZE >= totalCount) break;
  }
  return paths;
}

/** All of a seeker's applications, whatever became of the jobs. The filter is part of the address. */
export function Page() {
  const t = useTranslations('applications');
  const filter = useApplicationFilter();
  const { status, search, page } = filter;
  const { data, previousData, error, loading, refetch } = useQuery(MyApplicationsPageQuery, {
    variables: filter.variables,
    // Always fetch: employers update the applications in the meantime.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = (data ?? previousData)?.viewer?.applications;
  const isFiltered = Boolean(status || search);

  return (
    <Container className="py-6 md:py-8">
      <PageHeading
        lead={
          found
            ? found.totalCount > 0 && t('page.count', { count: found.totalCount })
            : !error && <SkeletonLine className="w-32" />
        }
      >
        {t('page.title')}
      </PageHeading>
      {(isFiltered || (found && found.totalCount > 0)) && <ApplicationFilters filter={filter} />}
      {!found && !error && <ApplicationsSkeleton isFiltered={isFiltered} />}
      <div className="mt-6" aria-busy={loading && !data}>
        {found && !(error && !data) ? (
          found.nodes.length === 0 ? (
            <ApplicationsEmpty isFiltered={isFiltered} />
          ) : (
            <ul className="grid gap-4">
              {found.nodes.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} />
                </li>
              ))}
            </ul>
          )
        ) : (
          error && (
            <LoadFailed
              message={t('page.failed')}
              error={error}
              retrying={loading}
              onRetry={refetch}
            />
          )
        )}
        <Pagination
          className="mt-8"
          page={page}
          pages={Math.ceil((found?.totalCount ?? 0) / PAGE_SIZE)}
          toPage={filter.pathOfPage}
          as={Link}
          labels={{
            nav: t('page.pages'),
            previous: t('page.previous'),
            next: t('page.next'),
            page: (number) => t('page.pageNumber', { page: number }),
          }}
        />
      </div>
    </Container>
  );
}
