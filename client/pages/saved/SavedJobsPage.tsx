import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { AskAndKeep, MetaArgs } from '#client/lib/page.ts';
import { KEPT_PAGES } from '#schema/options/offline.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { SavedJobList } from './SavedJobList.tsx';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';

const SavedJobsPageQuery = graphql(`
  query SavedJobsPage($after: String) {
    viewer {
      savedJobs(first: 12, after: $after) {
        totalCount
        nodes {
          job {
            id
          }
          ...SavedJobList_savedJobs
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('saved')('title') });

export async function keep(ask: AskAndKeep): Promise<string[]> {
  const paths: string[] = [];
  let after: string | null | undefined;
  for (let page = 0; page < KEPT_PAGES; page += 1) {
    const saved = (await ask(SavedJobsPageQuery, { after })).viewer?.savedJobs;
    paths.push(...(saved?.nodes ?? []).map(({ job }) => `/job-details/${job.id}`));
    if (!saved?.pageInfo.hasNextPage) break;
    after = saved.pageInfo.endCursor;
  }
  return paths;
}

export function Page() {
  const t = useTranslations('saved');
  const { data, error, loading, refetch, fetchMore } = useQuery(SavedJobsPageQuery, {});
  const list = useRef<HTMLUListElement>(null);
  const saved = data?.viewer?.savedJobs;
  const after = saved?.pageInfo.endCursor;
  const more = () => fetchMore({ variables: { after } });
  // All that were shown have been removed.
  const isUsedUp = saved?.nodes.length === 0 && saved.pageInfo.hasNextPage;
  useEffect(() => {
    if (isUsedUp) fetchMore({ variables: { after } }).catch(() => undefined);
  }, [isUsedUp, after, fetchMore]);

  return (
    <Container className="py-6 md:py-8">
      <PageHeading
        lead={
          saved
            ? saved.totalCount > 0 && t('count', { count: saved.totalCount })
            : !error && <SkeletonLine className="w-32" />
        }
      >
        {t('title')}
      </PageHeading>
      <div className="mt-6">
        {saved ? (
          <SavedJobList
            list={list}
            savedJobs={saved.nodes}
            whenEmpty={!isUsedUp && <SavedJobsEmpty />}
          />
        ) : error ? (
          <LoadFailed message={t('failed')} error={error} retrying={loading} onRetry={refetch} />
        ) : (
          <SavedJobsSkeleton />
        )}
        {saved?.pageInfo.hasNextPage && (
          <p className="mt-6 text-center">
            <LoadMore list={list} load={more}>
              {t('more')}
            </LoadMore>
          </p>
        )}
      </div>
    </Container>
  );
}

function SavedJobsEmpty() {
  const t = useTranslations('saved');
  return (
    <EmptyState drawing="folder" title={t('empty')} message={t('emptyAdvice')}>
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('browse')}
      </Link>
    </EmptyState>
  );
}

function SavedJobsSkeleton() {
  return (
    <Placeholders className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((place) => (
        <JobCardSkeleton key={place} />
      ))}
    </Placeholders>
  );
}
