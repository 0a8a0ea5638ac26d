import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import type { AskAndKeep, MetaArgs } from '#client/lib/page.ts';
import { KEPT_PAGES } from '#schema/options/offline.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { SkeletonLine, Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { PAGE_SIZE, useApplicationFilter } from './useApplicationFilter.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { Card } from '#client/ui/Card.tsx';

const MyApplicationsPageQuery = graphql(`
  query MyApplicationsPage(
    $status: ApplicationStatus
    $withdrawn: Boolean
    $search: String
    $page: Int
  ) {
    viewer {
      timeZone
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

/** All of a seeker's applications, for deleted jobs too. The filter is part of the address. */
export function Page() {
  const t = useTranslations('applications');
  const filter = useApplicationFilter();
  const { status, search, page } = filter;
  const { data, previousData, failure, loading, refetch } = useFreshQuery(MyApplicationsPageQuery, {
    variables: filter.variables,
  });
  useArrivals(refetch);
  const viewer = (data ?? previousData)?.viewer;
  const found = viewer?.applications;
  const isFiltered = Boolean(status || search);

  return (
    <Container className="py-6 md:py-8">
      <PageHeading
        lead={
          found
            ? found.totalCount > 0 && t('page.count', { count: found.totalCount })
            : !failure && <SkeletonLine className="w-32" />
        }
      >
        {t('page.title')}
      </PageHeading>
      {(isFiltered || (found && found.totalCount > 0)) && <ApplicationFilters filter={filter} />}
      {!found && !failure && <ApplicationsSkeleton isFiltered={isFiltered} />}
      <div className="mt-6" aria-busy={loading && !data}>
        {found && !(failure && !data) ? (
          found.totalCount === 0 ? (
            <ApplicationsEmpty isFiltered={isFiltered} />
          ) : (
            <ul className="grid gap-4">
              {found.nodes.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} timeZone={viewer.timeZone} />
                </li>
              ))}
            </ul>
          )
        ) : (
          failure && <LoadFailed message={t('page.failed')} {...failure} />
        )}
        <ListPages
          page={page}
          pages={Math.ceil((found?.totalCount ?? 0) / PAGE_SIZE)}
          toPage={filter.pathOfPage}
          isSettled={Boolean(data)}
        />
      </div>
    </Container>
  );
}

function ApplicationsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('applications');
  return isFiltered ? (
    <EmptyState title={t('page.noneFound')} message={t('page.noneFoundAdvice')}>
      <Link to="/my-applications" className={buttonClass({ variant: 'main' })}>
        {t('page.showAll')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState drawing="letter" title={t('page.empty')} message={t('page.emptyAdvice')}>
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('page.browse')}
      </Link>
    </EmptyState>
  );
}

/** Placeholders for the first cards, and for the filters if the address sets one. */
function ApplicationsSkeleton({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Placeholders className="mt-6 grid gap-6">
      {!isFiltered && (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_6rem]">
          <Skeleton className="mt-7 h-11 max-sm:col-span-2" />
          <Skeleton className="mt-7 h-11" />
          <Skeleton className="mt-7 h-11" />
        </div>
      )}
      {['first', 'second', 'third'].map((row) => (
        <Card key={row} className="grid gap-3">
          <Skeleton className="h-6 w-2/3 max-w-80" />
          <Skeleton className="h-4 w-1/2 max-w-60" />
          <Skeleton className="h-4 w-full max-w-lg" />
        </Card>
      ))}
    </Placeholders>
  );
}
