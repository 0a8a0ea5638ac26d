import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Asked {
  method?: string;
  headers?: HeadersInit;
  body?: string;
}

/** What a test reads of a response. */
export type Answered = Pick<Response, 'status' | 'headers' | 'text'>;

/** The apps of this process, also by the origin they listen on. */
const here = new Map<string, FastifyInstance>();

/** From now on `ask` needs no connection for this origin; the returned function undoes it. */
export function answerInProcess(origin: string, http: FastifyInstance): () => void {
  here.set(origin, http);
  return () => void here.delete(origin);
}

/**
 * Like `fetch`, but passes the request directly to an app of this process: opening, writing and reading sockets costs
 * more than most requests. A test about connections, streams, compression or files uses `fetch` itself.
 */
export async function ask(
  address: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<Answered> {
  const { origin, pathname, search } = new URL(address);
  const http = here.get(origin);
  if (!http) return fetch(address, { method, headers, body, redirect: 'manual' });
  const request: InjectOptions = {
    method,
    url: `${pathname}${search}`,
    headers: headersOf(origin, method, headers, body),
    payload: body,
  };
  const answer = await http.inject(request);
  return {
    status: answer.statusCode,
    headers: new Headers(
      Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
      ),
    ),
    text: async () => answer.payload,
  };
}

/** The headers that `fetch` adds by itself, except the one that requests compression. */
function headersOf(origin: string, method: string, given?: HeadersInit, body?: string) {
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return {
    host: new URL(origin).host,
    accept: '*/*',
    'accept-language': '*',
    'user-agent': 'node',
    ...(body === undefined ? isWrite && { 'content-length': '0' } : TEXT),
    ...Object.fromEntries(new Headers(given)),
  };
}

const TEXT = { 'content-type': 'text/plain;charset=UTF-8' };
