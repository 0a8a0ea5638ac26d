import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, test } from 'vitest';
import type { JobAction } from '#client/gql/graphql.ts';
import { predictChange } from '#client/pages/manageJobs/changes/predictChange.ts';
import type { OwnJob } from '#client/pages/manageJobs/list/jobActions.ts';
import { aJob } from './drawManageJobs.tsx';

const LIST = gql`
  {
    viewer {
      jobs {
        totalCount
        nodes {
          id
          status
          standing
          isFeatured
          isHot
        }
        figures {
          total
          featured
          hot
          applications
          views
        }
      }
    }
  }
`;

const JOBS = [
  aJob('1', { isFeatured: true, views: 40, applicationsCount: 3 }),
  aJob('2', { isHot: true, views: 2, applicationsCount: 1 }),
  aJob('3', { standing: 'PENDING' }),
] as unknown as OwnJob[];
/** Not in the list, such as a job that its filter leaves out. */
const ELSEWHERE = aJob('4', { views: 5, applicationsCount: 1 }) as unknown as OwnJob;
const FIGURES = { total: 12, featured: 4, hot: 3, applications: 9, views: 100 };

/** The list after an action on some of its jobs. */
function after(action: JobAction, ...ids: string[]) {
  const cache = new InMemoryCache({ typePolicies: { Viewer: { keyFields: [] } } });
  const nodes = JOBS.map(({ id, status, standing, isFeatured, isHot }) => ({
    __typename: 'Job',
    id,
    status,
    standing,
    isFeatured,
    isHot,
  }));
  const jobs = { __typename: 'JobList', totalCount: 12, nodes, figures: FIGURES };
  cache.writeQuery({ query: LIST, data: { viewer: { __typename: 'Viewer', jobs } } });
  predictChange(
    cache,
    action,
    [...JOBS, ELSEWHERE].filter(({ id }) => ids.includes(id)),
  );
  return cache.readQuery<{ viewer: { jobs: typeof jobs } }>({ query: LIST })!.viewer.jobs;
}

describe('before the server has answered', () => {
  test('jobs become featured or hot, and are counted once', () => {
    const featured = after('FEATURE', '1', '2');
    expect(featured.nodes.map(({ isFeatured }) => isFeatured)).toEqual([true, true, false]);
    expect(featured.figures).toEqual({ ...FIGURES, featured: 5 });
    const hot = after('UNHOT', '1', '2');
    expect(hot.nodes.map(({ isHot }) => isHot)).toEqual([false, false, false]);
    expect(hot.figures).toEqual({ ...FIGURES, hot: 2 });
  });

  test('a closed live job is no longer live; a pending one stays pending', () => {
    const { nodes, figures } = after('CLOSE', '1', '3');
    expect(nodes.map(({ status, standing }) => [status, standing])).toEqual([
      ['CLOSED', 'CLOSED'],
      ['ACTIVE', 'LIVE'],
      ['CLOSED', 'PENDING'],
    ]);
    expect(figures).toEqual(FIGURES);
  });

  test('a deleted job leaves the list, its count and all figures', () => {
    const { nodes, totalCount, figures } = after('DELETE', '1', '2');
    expect(nodes.map(({ id }) => id)).toEqual(['3']);
    expect(totalCount).toBe(10);
    expect(figures).toEqual({ total: 10, featured: 3, hot: 2, applications: 5, views: 58 });
  });

  test('a deleted job of another list leaves the figures only', () => {
    const { nodes, totalCount, figures } = after('DELETE', '1', '4');
    expect(nodes.map(({ id }) => id)).toEqual(['2', '3']);
    expect(totalCount).toBe(11);
    expect(figures).toMatchObject({ total: 10, applications: 5, views: 55 });
  });

  test('actions whose result only the server knows change nothing yet', () => {
    const { nodes, figures } = after('RENEW', '1');
    expect(nodes).toHaveLength(3);
    expect(figures).toEqual(FIGURES);
  });
});
