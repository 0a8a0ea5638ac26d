import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { requestDocument } from './requestDocument.ts';

const SPOKEN = 'application/graphql-response+json';

/** The terminating link: one operation, one POST. Apollo's own does much more and is four times as large. */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const leaving = new AbortController();
      ask(operation, leaving.signal)
        .then((answer) => {
          observer.next(answer);
          observer.complete();
        })
        .catch((error: unknown) => observer.error(error));
      return () => leaving.abort();
    }),
);

async function ask(
  { query, operationName, variables, getContext }: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const { headers } = getContext() as { headers?: Record<string, string> };
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      accept: `${SPOKEN},application/json;q=0.9`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operationName, variables, ...requestDocument(query) }),
    signal,
  });
  const bodyText = await response.text();
  const isGraphql = response.headers.get('content-type')?.includes(SPOKEN);
  // A proxy between us and the server may respond with something other than JSON.
  if (!isGraphql && !response.ok)
    throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  try {
    return JSON.parse(bodyText) as ApolloLink.Result;
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}
