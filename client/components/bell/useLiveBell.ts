import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNow } from 'use-intl';
import type { BellMenuAddedSubscription } from '#client/gql/graphql.ts';
import { sentDocument } from '#client/lib/apollo/sentDocument.ts';
import { showOutside } from '#client/lib/live/outside.ts';
import { stayLive } from '#client/lib/live/stayLive.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { endSession, isCurrent, renewed, useSession } from '#client/lib/session.ts';
import { BellMenuAdded, BellMenuQuery } from './bell.ts';

/** After the page and what it asks for. */
const LATER = 2_000;
/** A transaction may take so long from the moment it notes to its commit. */
const OVERLAP = 10_000;

/** Keeps count and list of the cache in step with the server; answers with the title of what came last. */
export function useLiveBell(userId: string): string {
  const client = useApolloClient();
  const locale = useSiteLocale();
  const { token } = useSession();
  const [arrived, setArrived] = useState('');
  // The server's time: of this document, then of the last that came.
  const seen = useRef(useNow().getTime());

  const add = useEffectEvent((message: unknown) => {
    const { data } = (message ?? {}) as { data?: BellMenuAddedSubscription };
    if (!data) return;
    const { notification, mayPush } = data.notificationAdded;
    const { id, title, body, link, read, createdAt } = notification;
    seen.current = Math.max(seen.current, Date.parse(createdAt));
    fileAway(client, data, id);
    if (read) return;
    setArrived(title);
    const href = link && pathInLocale(locale, link);
    if (mayPush) showOutside(userId, { id, title, body, href });
  });
  const catchUp = useEffectEvent(() => {
    client.refetchQueries({ include: [BellMenuQuery, 'BellPanel'] }).catch(() => undefined);
  });

  // A new password brings a new token, and the line of the old one is closed.
  useEffect(() => {
    if (!token) return undefined;
    return stayLive({
      name: `kaamyab-bell-${locale}-${userId}`,
      delay: LATER,
      connect: async (signal) => {
        await renewed();
        if (!isCurrent(token)) throw new Error('This token has been replaced');
        const since = new Date(seen.current - OVERLAP).toISOString();
        return openStream(client, locale, token, since, signal);
      },
      onData: add,
      onGap: catchUp,
      onRefused: (said) => endSession('refused', token, whyShutOut(said)),
    });
  }, [client, locale, userId, token]);
  return arrived;
}

/** Whoever is shut out is told why. */
function whyShutOut(said: unknown): string | undefined {
  const [error] = (said as Refusal | null)?.errors ?? [];
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
      ...sentDocument(client.cache.transformDocument(BellMenuAdded)),
      variables: { since },
    }),
    signal,
  });
}

interface StoredList {
  nodes: readonly { __ref: string }[];
}

/** As Apollo files what comes over a link of its own; the list then gets it on top. */
function fileAway({ cache }: ApolloClient, result: BellMenuAddedSubscription, id: string): void {
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
