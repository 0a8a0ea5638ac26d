import type { ApolloCache } from '@apollo/client';

/** After a change of hidden companies: the list on the page is fetched again now, others when they are next shown. */
export function forgetJobLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
}
