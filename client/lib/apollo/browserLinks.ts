import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { brokenRule, errorCodes, isNetworkFailure, whyEnded } from '#client/lib/failures.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession, endSession } from '#client/lib/session.ts';
import { httpLink } from './httpLink.ts';
import { passwordLink } from './passwordLink.ts';

/** What the browser's requests go through, in this order. */
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
    // A login that wants one more step says nothing of the session it was asked from.
    const aboutLogin = brokenRule(error)?.startsWith('account.login.');
    if (typeof token === 'string' && !aboutLogin && errorCodes(error).includes('UNAUTHENTICATED'))
      endSession('refused', token, whyEnded(error));
  });

  // The page is of a build that nobody knows any more: a fresh one asks in words that are known. Once.
  const fresh = new ErrorLink(({ error, operation }) => {
    if (brokenRule(error) !== 'api.operation.unknown' || operation.operationType !== 'query')
      return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
  });

  // A mutation may have arrived before the line broke: only a person repeats it.
  const retry = new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: {
      max: 3,
      retryIf: (error, operation) => operation.operationType === 'query' && isNetworkFailure(error),
    },
  });

  return ApolloLink.from([headers, sessionEnd, fresh, passwordLink, retry, httpLink]);
}
