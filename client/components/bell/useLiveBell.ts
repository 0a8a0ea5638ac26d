import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNow } from 'use-intl';
import type { BellMenuAddedSubscription } from '#client/gql/graphql.ts';
import { requestDocument } from '#client/lib/apollo/requestDocument.ts';
import { showNotification } from '#client/lib/live/browserNotifications.ts';
import { openLiveStream } from '#client/lib/live/openLiveStream.ts';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { endSession, isCurrentToken, afterRenewal, useSession } from '#client/lib/session.ts';
import { inCompany } from '#schema/options/companyLinks.ts';
import { BellMenuAdded, BellMenuQuery } from './bell.ts';

/** Waits until the page and its queries have loaded. */
const LATER = 2_000;
/** The longest a transaction may take between taking its timestamp and committing. */
const OVERLAP = 10_000;

/** Keeps the cached count and list in sync with the server and returns the title of the newest notification. */
export function useLiveBell(userId: string): string {
  const client = useApolloClient();
  const locale = useSiteLocale();
  const { token } = useSession();
  const [arrived, setArrived] = useState('');
  // Server time: first of this document, then of the newest notification received.
  const seen = useRef(useNow().getTime());

  const add = useEffectEvent((message: unknown) => {
    const { data } = (message ?? {}) as { data?: BellMenuAddedSubscription };
    if (!data) return;
    const { notification, mayPush } = data.notificationAdded;
    const { id, title, body, link, read, createdAt, otherCompanyId } = notification;
    seen.current = Math.max(seen.current, Date.parse(createdAt));
    addToCache(client, data, id);
    if (!link?.startsWith('/messages/')) announceArrival();
    if (read) return;
    setArrived(title);
    const href = link && pathInLocale(locale, inCompany(link, otherCompanyId));
    if (mayPush) showNotification(userId, { id, title, body, href });
  });
  const catchUp = useEffectEvent(() => {
    client.refetchQueries({ include: [BellMenuQuery, 'BellPanel'] }).catch(() => undefined);
    announceArrival();
  });

  // A new password brings a new token and closes the old stream.
  useEffect(() => {
    if (!token) return undefined;
    return openLiveStream({
      name: `kaamyab-bell-${locale}-${userId}`,
      delay: LATER,
      connect: async (signal) => {
        await afterRenewal();
        if (!isCurrentToken(token)) throw new Error('This token has been replaced');
        const since = new Date(seen.current - OVERLAP).toISOString();
        return openStream(client, locale, token, since, signal);
      },
      onData: add,
      onGap: catchUp,
      onRefused: (response) => endSession('refused', token, suspensionReason(response)),
    });
  }, [client, locale, userId, token]);
  return arrived;
}

/** The reason to show to a suspended user. */
function suspensionReason(response: unknown): string | undefined {
  const [error] = (response as Refusal | null)?.errors ?? [];
  return error?.extensions?.rule === 'account.session.standing' ? error.message : undefined;
}

interface Refusal {
  errors?: { message: string; extensions?: { rule?: string } }[];
}

function openStream(
  client: ApolloClient,
  locale: string,
  token: string,
  since: string,
  signal: AbortSignal,
) {
  return fetch('/graphql/stream', {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-language': locale,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...requestDocument(client.cache.transformDocument(BellMenuAdded)),
      variables: { since },
    }),
    signal,
  });
}

interface StoredList {
  nodes: readonly { __ref: string }[];
}

/** Writes the event as Apollo would for a subscription link, then puts it at the top of the list. */
function addToCache({ cache }: ApolloClient, result: BellMenuAddedSubscription, id: string): void {
  cache.batch({
    update: () => {
      cache.write({ query: BellMenuAdded, result, dataId: 'ROOT_SUBSCRIPTION' });
      const ref = cache.identify({ __typename: 'Notification', id })!;
      cache.modify({
        id: cache.identify({ __typename: 'Viewer' }),
        fields: {
          notifications: (stored) => {
            const list = stored as unknown as StoredList;
            if (list.nodes.some((node) => node.__ref === ref)) return list as never;
            return { ...list, nodes: [{ __ref: ref }, ...list.nodes] } as never;
          },
        },
      });
    },
  });
}
