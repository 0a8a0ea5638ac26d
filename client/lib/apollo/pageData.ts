import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  NetworkStatus,
  type DocumentNode,
  type NormalizedCacheObject,
  type OperationVariables,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { canonicalStringify } from '@apollo/client/utilities';
import type { ExecutionResult } from 'graphql';
import { typePolicies } from './cachePolicies.ts';
import { normalize, type QueryResult } from './normalize.ts';

/** Executes an operation on behalf of a guest. */
export type RunOperation = (operation: {
  document: DocumentNode;
  variables: OperationVariables;
}) => ExecutionResult | Promise<ExecutionResult>;

interface Answer {
  data?: unknown;
  error?: unknown;
}

interface HookOptions {
  variables?: OperationVariables;
  fetchPolicy?: string;
  skip?: boolean;
  ssr?: boolean;
}

/** Adds `__typename` to each query only once, because a query is the same object for every page. */
const documents = new InMemoryCache();

const IDLE = { loading: false, networkStatus: NetworkStatus.ready, dataState: 'empty' };
const LOADING = { loading: true, networkStatus: NetworkStatus.loading, dataState: 'empty' };

const notOnServer = () => {
  throw new Error('A component may not do this while the server renders it.');
};
const ACTIONS = Object.fromEntries(
  ['refetch', 'fetchMore', 'subscribeToMore', 'updateQuery', 'startPolling', 'stopPolling'].map(
    (name) => [name, notOnServer],
  ),
);

/** The data of one page that the server renders. Components get the results directly, without a cache in between. */
export class PageData {
  readonly client: ApolloClient;
  private readonly answers = new Map<DocumentNode, Map<string, Answer | Promise<Answer>>>();
  private readonly written: QueryResult[] = [];
  private missing: Promise<Answer>[] = [];

  constructor(private readonly run: RunOperation) {
    this.client = new ApolloClient({ cache: documents, link: ApolloLink.empty(), ssrMode: true });
    this.client.query = async ({ query, variables }: ApolloClient.QueryOptions) => {
      const { data, error } = await this.ask(query, variables);
      if (error) throw error;
      return { data };
    };
    // Replaces Apollo's hooks in the same way as its packages for other frameworks.
    this.client['queryManager'][wrapperSymbol] = {
      useQuery: () => (query: DocumentNode, options?: HookOptions | typeof skipToken) =>
        this.resultOf(query, options),
      useSuspenseQuery: () => (query: DocumentNode, options?: HookOptions | typeof skipToken) =>
        this.suspendedResultOf(query, options),
    };
  }

  /** The normalized results, for the browser's cache. */
  extract(): NormalizedCacheObject {
    return (
      (normalize(this.written) as NormalizedCacheObject | null) ?? writtenByApollo(this.written)
    );
  }

  /** Waits for the data that components requested and no loader had fetched. Returns false if there was none. */
  async fetchMissing(): Promise<boolean> {
    const { missing } = this;
    this.missing = [];
    await Promise.all(missing);
    return missing.length > 0;
  }

  private ask(query: DocumentNode, variables: OperationVariables = {}): Answer | Promise<Answer> {
    const given = Object.fromEntries(
      Object.entries(variables).filter(([, value]) => value !== undefined),
    );
    const key = canonicalStringify(given);
    let known = this.answers.get(query);
    if (!known) this.answers.set(query, (known = new Map()));
    const before = known.get(key);
    if (before) return before;
    const asked = this.answer(query, given);
    known.set(key, asked);
    void asked.then((answer) => known.set(key, answer));
    return asked;
  }

  private async answer(query: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const document = documents.transformDocument(query);
    try {
      const result = await this.run({ document, variables });
      if (result.errors?.length) return { error: new CombinedGraphQLErrors(result) };
      this.written.push({ document, variables, data: result.data });
      return { data: result.data };
    } catch (error) {
      return { error };
    }
  }

  private resultOf(query: DocumentNode, options: HookOptions | typeof skipToken = {}) {
    const { client } = this;
    if (options === skipToken || options.skip) return { ...IDLE, ...ACTIONS, client };
    const { variables, ssr, fetchPolicy } = options;
    if (ssr === false || fetchPolicy === 'no-cache')
      return { ...LOADING, ...ACTIONS, client, variables };
    const answer = this.ask(query, variables);
    if (answer instanceof Promise) {
      this.missing.push(answer);
      return { ...LOADING, ...ACTIONS, client, variables };
    }
    const { data, error } = answer;
    const state = error
      ? { ...IDLE, networkStatus: NetworkStatus.error }
      : { ...IDLE, dataState: 'complete' };
    return { ...state, ...ACTIONS, data, error, client, variables };
  }

  private suspendedResultOf(query: DocumentNode, options: HookOptions | typeof skipToken = {}) {
    const result = this.resultOf(query, options);
    if ('error' in result && result.error) throw result.error;
    // React renders the component again when the promise has settled.
    if (result.loading) throw this.missing.at(-1);
    return result;
  }
}

function writtenByApollo(all: readonly QueryResult[]): NormalizedCacheObject {
  const cache = new InMemoryCache({ typePolicies });
  for (const { document: query, variables, data: result } of all)
    cache.write({ query, variables, dataId: 'ROOT_QUERY', result: result as object });
  return cache.extract();
}
