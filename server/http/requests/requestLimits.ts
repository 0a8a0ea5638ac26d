import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLString } from 'graphql';
import {
  HEADER_LENGTHS,
  LENGTHS,
  LIST_ENTRIES_MAX,
  parameterLength,
} from '#schema/validation/lengths.ts';
import { Excesses } from '#server/graphql/limits/inputLimits.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { isOperation } from './observeRequests.ts';

type Headers = FastifyRequest['headers'];

/** Optional headers: a request is answered without them as well. */
const DROPPED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
] as const;

/** Runs before anything reads a header: an optional header that is too long is dropped. */
export function boundHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    for (const name of DROPPED)
      if ((headers[name]?.length ?? 0) > HEADER_LENGTHS[name]) delete headers[name];
    cut(headers);
    done();
  });
}

function cut(headers: Headers): void {
  const agent = headers['user-agent'];
  if (agent) headers['user-agent'] = agent.slice(0, HEADER_LENGTHS['user-agent']);
  const way = headers['x-forwarded-for'];
  const max = HEADER_LENGTHS['x-forwarded-for'];
  // The nearest proxies append at the end. The first remaining entry may be half an address.
  if (typeof way === 'string' && way.length > max)
    headers['x-forwarded-for'] = way.slice(-max).replace(/^[^,]*,/, '');
}

/** Parts of a URL that are too long are refused before anything reads them. */
export function boundAddresses(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const { headers, params, query, url } = request;
    const found = new Excesses({ locale: localeOf(headers['accept-language']) });
    const type = 'content-type';
    found.text(headers[type] ?? '', HEADER_LENGTHS[type], [type]);
    if (isOperation(url)) checkAddress(found, params as GivenParameters, query as GivenParameters);
    found.refuse();
    done();
  });
}

type GivenParameters = Readonly<Record<string, string | string[]>> | undefined;

function checkAddress(found: Excesses, params: GivenParameters, query: GivenParameters): void {
  for (const [name, value] of Object.entries(params ?? {}))
    found.text(String(value), LENGTHS.id, [name]);
  for (const [name, value] of Object.entries(query ?? {})) {
    const limits = { maxLength: parameterLength(name), maxItems: LIST_ENTRIES_MAX };
    found.check(GraphQLString, limits, value, [name.slice(0, LENGTHS.option)]);
  }
}
