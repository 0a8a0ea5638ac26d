import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { typePolicies } from '#client/lib/apollo/cachePolicies.ts';

interface ApolloOptions {
  link: ApolloLink;
  /** On the server: nothing is fetched twice in one rendering. */
  ssr?: boolean;
}

export function createApollo({ link, ssr = false }: ApolloOptions): ApolloClient {
  return new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }), ssrMode: ssr });
}
