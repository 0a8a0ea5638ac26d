import { ApolloLink, Observable } from '@apollo/client';

let answeredMutations = 0;

/**
 * Sends a query again if a mutation was answered while the query was on its way. The answer to the query may be older,
 * and would overwrite in the cache what the mutation returned.
 */
export const staleQueryLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const isMutation = operation.operationType === 'mutation';
      let running: { unsubscribe: () => void } | undefined;
      const send = () => {
        const before = answeredMutations;
        let isStale = false;
        running = forward(operation).subscribe({
          next: (answer) => {
            if (isMutation) answeredMutations += 1;
            else isStale = answeredMutations !== before;
            if (!isStale) observer.next(answer);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => (isStale ? send() : observer.complete()),
        });
      };
      send();
      return () => running?.unsubscribe();
    }),
);
