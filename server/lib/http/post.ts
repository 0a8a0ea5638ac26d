import type { LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import {
  WEBHOOK_ANSWER_KEPT,
  WEBHOOK_ANSWER_READ,
  type AttemptFailure,
} from '#schema/options/webhooks.ts';
import { type Allowed, addressesOf, areAllAllowed } from './destinationAddress.ts';

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The outcome of an attempt. */
export interface PostOutcome {
  failure: AttemptFailure | null;
  status: number | null;
  answer: string | null;
  /** The Retry-After header: seconds or a date. */
  retryAfter: string | null;
}

const NOTHING = { status: null, answer: null, retryAfter: null };

interface Conditions {
  allowed: Allowed;
  /** The timeout for the whole attempt: resolving, connecting, sending and reading the full response. */
  timeout: number;
}

/** Sends one POST to the address that was checked. Redirects are not followed and the host is not resolved again. */
export async function post(
  letter: PostRequest,
  { allowed, timeout }: Conditions,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(timeout);
  const url = new URL(letter.url);
  const addresses = await withTimeout(addressesOf(url.hostname), signal);
  if (addresses === 'timeout') return { ...NOTHING, failure: 'timeout' };
  if (!addresses?.length) return { ...NOTHING, failure: 'unknown_host' };
  if (!areAllAllowed(addresses, url.hostname, allowed)) return { ...NOTHING, failure: 'address' };
  try {
    return outcomeOf(await send(url, letter, { signal, lookup: pinnedTo(addresses) }));
  } catch (error) {
    return { ...NOTHING, failure: signal.aborted ? 'timeout' : failureOf(error) };
  }
}

function withTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | 'timeout'> {
  const late = new Promise<'timeout'>((resolve) => {
    signal.addEventListener('abort', () => resolve('timeout'), { once: true });
  });
  return Promise.race([work, late]);
}

/** A DNS lookup that always returns the checked address. */
function pinnedTo(addresses: LookupAddress[]): RequestOptions['lookup'] {
  return (_hostname, options, tell) => {
    if (options.all) tell(null, addresses);
    else tell(null, addresses[0]!.address, addresses[0]!.family);
  };
}

interface PostResponse {
  status: number;
  text: string;
  retryAfter: string | null;
}

function send(
  url: URL,
  { headers, body }: PostRequest,
  options: Pick<RequestOptions, 'signal' | 'lookup'>,
): Promise<PostResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<PostResponse>();
  const door = url.protocol === 'https:' ? https : http;
  const length = Buffer.byteLength(body);
  const request = door.request(url, {
    ...options,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': length, connection: 'close' },
  });
  request.on('error', reject);
  request.on('response', (response) => {
    read(response).then((text) => {
      const { statusCode = 0, headers: responseHeaders } = response;
      resolve({ status: statusCode, text, retryAfter: responseHeaders['retry-after'] ?? null });
      request.destroy();
    }, reject);
  });
  request.end(body);
  return promise;
}

/** Reads a limited part of the response and ignores the rest. */
async function read(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= WEBHOOK_ANSWER_READ) break;
  }
  return Buffer.concat(pieces).toString('utf8').replaceAll('\0', '');
}

/** webhook.answer.success: only a 2xx status is a success. */
function outcomeOf({ status, text, retryAfter }: PostResponse): PostOutcome {
  const answer = Array.from(text.slice(0, 2 * WEBHOOK_ANSWER_KEPT))
    .slice(0, WEBHOOK_ANSWER_KEPT)
    .join('');
  return { failure: failureIn(status), status, answer, retryAfter };
}

function failureIn(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function failureOf(error: unknown): AttemptFailure {
  const code = String((error as { code?: unknown }).code);
  return /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'connection';
}
