import { ApolloLink, Observable } from '@apollo/client';
import type { WhenOffline } from '#client/lib/offline/answerOffline.ts';

/** The last request about each thing, by what it is about. */
const lastRequests = new Map<string, Promise<void>>();

/**
 * Of several changes of the same thing, the last one made is the last to reach the server: each is sent after the one
 * before it, and takes the place of one that waits for the network.
 */
export const lastWishLink = new ApolloLink((operation, forward) => {
  const { about } = (operation.getContext().whenOffline ?? {}) as Partial<WhenOffline>;
  if (!about) return forward(operation);
  return new Observable((observer) => {
    const send = async () => {
      await lastRequests.get(about);
      const answer = await import('#client/lib/offline/answerOffline.ts')
        .then(({ replaceWaiting }) => replaceWaiting(operation))
        .catch(() => undefined);
      if (answer) {
        observer.next(answer);
        return observer.complete();
      }
      await new Promise<void>((resolve) => {
        forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: (error) => {
            observer.error(error);
            resolve();
          },
          complete: () => {
            observer.complete();
            resolve();
          },
        });
      });
    };
    lastRequests.set(about, send());
  });
});
