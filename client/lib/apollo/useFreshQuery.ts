import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface Options<Variables> {
  variables?: Variables;
  pollInterval?: number;
  context?: Record<string, unknown>;
}

/** What a message with a retry button needs. */
export interface LoadFailure {
  error: unknown;
  /** A retry is in progress. */
  retrying: boolean;
  onRetry: () => void;
}

/** The context of requests that a page sends by itself: they do not keep an administrator's session from going idle. */
export const backgroundRequest = { headers: { 'x-background': '1' } } as const;

/** Shows what is cached and always asks the server too. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[options]: Record<string, never> extends Variables
    ? [options?: Options<Variables>]
    : [options: Options<Variables> & { variables: Variables }]
) {
  // The type of the parameters above has already checked the variables.
  const unchecked = query as TypedDocumentNode<Data, OperationVariables>;
  const result = useQuery(unchecked, { fetchPolicy: 'cache-and-network', ...options });
  const { error, loading, refetch } = result;
  const retry = () => void refetch().catch(() => undefined);
  const failure: LoadFailure | undefined = error && { error, retrying: loading, onRetry: retry };
  return { ...result, retry, failure };
}
