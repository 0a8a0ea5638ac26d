import type { ApolloCache } from '@apollo/client';

/** Lists, counts and the marks of jobs depend on one's applications: they are fetched again when next shown. */
export function forgetOwnApplications(cache: ApolloCache): void {
  for (const fieldName of ['applications', 'dashboard', 'jobMarks'])
    cache.evict({ id: 'Viewer:{}', fieldName });
}
