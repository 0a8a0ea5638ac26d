import { ApolloLink, Observable } from '@apollo/client';

let answeredMutations = 0;

/**
 * While a query is on its way, a mutation can be answered. The query's answer may be from before it, and would overwrite
 * in the cache what the mutation returned, so the query is sent again.
 */
export const overtakenLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const isMutation = operation.operationType === 'mutation';
      let running: { unsubscribe: () => void } | undefined;
      const send = () => {
        const before = answeredMutations;
        let isOvertaken = false;
        running = forward(operation).subscribe({
          next: (answer) => {
            if (isMutation) answeredMutations += 1;
            else isOvertaken = answeredMutations !== before;
            if (!isOvertaken) observer.next(answer);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => (isOvertaken ? send() : observer.complete()),
        });
      };
      send();
      return () => running?.unsubscribe();
    }),
);
