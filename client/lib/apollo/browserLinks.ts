import { ApolloLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { brokenRule, errorCodes, isNetworkFailure, whyEnded } from '#client/lib/failures.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession, endSession } from '#client/lib/session.ts';
import { httpLink } from './httpLink.ts';
import { staleQueryLink } from './staleQueryLink.ts';
import { passwordLink } from './passwordLink.ts';

const offline = () => import('#client/lib/offline/answerOffline.ts');

/** The browser's link chain, in this order. */
export function browserLinks(locale: SiteLocale): ApolloLink {
  const headers = new SetContextLink((previous) => {
    const { token } = currentSession();
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    return {
      token,
      headers: { ...previous.headers, 'accept-language': locale, ...authorization },
    };
  });

  const sessionEnd = new ErrorLink(({ error, operation }) => {
    const token: unknown = operation.getContext().token;
    // A refused login does not mean that the present session has ended.
    const aboutLogin = brokenRule(error)?.startsWith('account.login.');
    if (typeof token === 'string' && !aboutLogin && errorCodes(error).includes('UNAUTHENTICATED'))
      endSession('refused', token, whyEnded(error));
  });

  // This page is from a build the server no longer knows: reload, once, to get known operations.
  const fresh = new ErrorLink(({ error, operation }) => {
    if (brokenRule(error) !== 'api.operation.unknown' || operation.operationType !== 'query')
      return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
  });

  // A mutation may have arrived before the connection broke, so only the user may repeat it.
  const retry = new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: {
      max: 3,
      retryIf: (error, operation) =>
        navigator.onLine && operation.operationType === 'query' && isNetworkFailure(error),
    },
  });

  // Without a network, queries are answered from what this device has kept.
  const kept = new ErrorLink(({ error, operation }) => {
    const { token, isFresh } = operation.getContext();
    if (!token || isFresh || !isNetworkFailure(error)) return undefined;
    return new Observable((observer) => {
      void offline().then(
        ({ answerOffline }) => answerOffline(operation, error, observer),
        () => observer.error(error),
      );
    });
  });

  // Of several changes of the same thing, the last one made is the last to reach the server.
  const ordered = new ApolloLink((operation, forward) =>
    operation.getContext().whenOffline
      ? new Observable((observer) => {
          void offline().then(
            ({ sendInOrder }) => sendInOrder(operation, forward, observer),
            () => forward(operation).subscribe(observer),
          );
        })
      : forward(operation),
  );

  return ApolloLink.from([
    headers,
    sessionEnd,
    fresh,
    passwordLink,
    staleQueryLink,
    retry,
    ordered,
    kept,
    httpLink,
  ]);
}
