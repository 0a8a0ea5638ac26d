import { clock } from '#client/lib/clock.ts';
import { deviceStore, type KeptAccount, type OutboxEntry } from './deviceStore.ts';

export type NewEntry = Pick<OutboxEntry, 'kind' | 'about' | 'title' | 'request' | 'file'> & {
  mayHaveArrived?: boolean;
};

/** The channel on which every tab and the worker hear of a change. */
export const OUTBOX_CHANNEL = 'kaamyab-outbox';
/** The name of the background sync, and of the lock that only one sender holds. */
export const OUTBOX_SYNC = 'outbox';

export type OutboxMessage = { changed: true } | { sent: OutboxEntry };

function broadcast(message: OutboxMessage): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  const post: (message: OutboxMessage) => void = channel.postMessage.bind(channel);
  post(message);
  channel.close();
}

/** Calls the listener for changes made in other tabs, in the worker and here. */
export function watchOutbox(listener: (message: OutboxMessage) => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxMessage>) => listener(data));
  return () => channel.close();
}

export async function outboxOf(userId: string): Promise<OutboxEntry[]> {
  const entries = await deviceStore.all('outbox', userId);
  return entries.toSorted((one, other) => one.createdAt - other.createdAt);
}

/** A later change of the same thing takes the place of an earlier one. */
export async function addToOutbox(userId: string, waiting: NewEntry): Promise<OutboxEntry> {
  const before = await outboxOf(userId);
  const replaced = before.filter(({ about }) => about === waiting.about).map(({ id }) => id);
  const entry = { ...waiting, id: crypto.randomUUID(), userId, createdAt: clock.now() };
  await deviceStore.write('outbox', entry);
  await deviceStore.remove('outbox', ...replaced);
  broadcast({ changed: true });
  return entry;
}

export async function discardEntry(id: string): Promise<void> {
  await deviceStore.remove('outbox', id);
  broadcast({ changed: true });
}

/** The person tries a refused change again. */
export async function retryEntry({ refusal: _refusal, ...entry }: OutboxEntry): Promise<void> {
  await deviceStore.write('outbox', entry);
  broadcast({ changed: true });
}

/** The outcome of an attempt: it arrived, has to be tried again later, was discarded meanwhile, or was refused. */
type Outcome = 'sent' | 'later' | 'discarded' | { refusal: NonNullable<OutboxEntry['refusal']> };

interface Refusal {
  message?: string;
  code?: string;
  rule?: string;
}

/** Refusals by these rules mean that the request has arrived before. */
const ALREADY = 'application.submit.once';
const RUNNING = 'api.idempotency.running';

/** outbox.outcome: what an answer means for an entry. */
export function outcomeOf(
  { mayHaveArrived }: Pick<OutboxEntry, 'mayHaveArrived'>,
  status: number,
  { message = '', code, rule }: Refusal,
): Outcome {
  if (status < 300) return 'sent';
  if (rule === ALREADY && mayHaveArrived) return 'sent';
  if (status >= 500 || status === 429 || status === 408 || rule === RUNNING) return 'later';
  const needsLogin = status === 401 || code === 'UNAUTHENTICATED';
  return { refusal: { message, ...(needsLogin && { needsLogin }) } };
}

/** GraphQL answers with 200 and says in the body what went wrong. */
function refusalIn(answer: unknown): Refusal | undefined {
  const { errors, ...plain } = (answer ?? {}) as Refusal & {
    errors?: { message: string; extensions?: { code?: string; rule?: string } }[];
  };
  if (!errors?.[0]) return 'statusCode' in plain ? plain : undefined;
  return { message: errors[0].message, ...errors[0].extensions };
}

async function ask(
  account: KeptAccount,
  key: string,
  { method, path, body }: { method: string; path: string; body?: BodyInit },
) {
  const response = await fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${account.token}`,
      'accept-language': account.locale,
      'idempotency-key': key,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const answer: unknown = await response.json().catch(() => null);
  const refused = refusalIn(answer);
  const status = response.ok && refused ? 422 : response.status;
  return { status, answer, refused: refused ?? {} };
}

async function sendOne(account: KeptAccount, entry: OutboxEntry): Promise<Outcome> {
  const { id, request } = entry;
  let { file } = entry;
  if (file && !file.fileId) {
    const form = new FormData();
    form.append('file', file.content, file.name);
    const path = `/api/upload/${file.path}`;
    const uploaded = await ask(account, `${id} file`.replace(' ', '-'), {
      method: 'POST',
      path,
      body: form,
    });
    const outcome = outcomeOf(entry, uploaded.status, uploaded.refused);
    if (outcome !== 'sent') return outcome;
    const { fileId } = uploaded.answer as { fileId: string };
    file = { ...file, fileId };
    if (!(await deviceStore.change('outbox', id, { file }))) return 'discarded';
  }
  const given = file ? { ...request.body, resume: file.fileId } : request.body;
  const { status, refused } = await ask(account, id, {
    method: request.method,
    path: request.path,
    ...(given && { body: JSON.stringify(given) }),
  });
  return outcomeOf(entry, status, refused);
}

/**
 * Sends what waits, oldest first, and returns how many have to be tried again later. The page and the worker may both
 * be asked at the same time: the lock lets one of them send, and the server performs each entry only once anyway.
 */
export async function sendOutbox(account: KeptAccount): Promise<number> {
  const send = () => sendAll(account);
  return navigator.locks ? navigator.locks.request(OUTBOX_SYNC, send) : send();
}

async function sendAll(account: KeptAccount): Promise<number> {
  let later = 0;
  for (const entry of await outboxOf(account.userId)) {
    // The person may have discarded or replaced it while the one before was on its way.
    if (entry.refusal || !(await deviceStore.read('outbox', entry.id))) continue;
    const outcome = await sendOne(account, entry).catch(() => 'later' as const);
    if (outcome === 'discarded') continue;
    if (outcome === 'later') {
      later += 1;
      // Perhaps only the answer was lost, and the server recognizes the repeated request for a day.
      const changed = deviceStore.change('outbox', entry.id, { mayHaveArrived: true });
      // Even on a device without room for it, the rest is sent.
      await changed.catch(() => undefined);
    } else if (outcome === 'sent') {
      await deviceStore.remove('outbox', entry.id);
      broadcast({ sent: entry });
    } else if (await deviceStore.change('outbox', entry.id, outcome)) broadcast({ changed: true });
  }
  return later;
}
