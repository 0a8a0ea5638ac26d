import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { typePolicies } from '#client/lib/apollo/cachePolicies.ts';

/** The browser's client. The server creates one per page in client/lib/apollo/pageData.ts. */
export function createApollo({ link }: { link: ApolloLink }): ApolloClient {
  return new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }) });
}
