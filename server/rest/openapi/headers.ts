import type { Json } from './jsonSchema.ts';

const header = (description: string, schema: Json, example: unknown): Json => ({
  description,
  schema,
  example,
});
const TEXT = { type: 'string' };

/** The headers of responses. */
export const HEADERS: Record<string, Json> = {
  'X-Request-Id': header(
    'Quote it when you ask for help.',
    TEXT,
    '01a1f6d4-9c1b-7cc2-8a44-0f3d2c1b0a99',
  ),
  RateLimit: header(
    'What remains of each limit, and the number of seconds until it resets (draft-ietf-httpapi-ratelimit-headers).',
    TEXT,
    '"requests";r=98;t=31, "points";r=99958;t=31',
  ),
  'RateLimit-Policy': header(
    'The limits that apply: the quota, and the number of seconds it covers.',
    TEXT,
    '"requests";q=100;w=60, "points";q=100000;w=60;qu="points"',
  ),
  'Retry-After': header(
    'The number of seconds to wait before trying again.',
    { type: 'integer' },
    31,
  ),
  ETag: header(
    'Names this content; send it back as `If-None-Match`.',
    TEXT,
    'W/"mJ1cH0c8rX5mVh0o2v1Kxg"',
  ),
  'Idempotency-Replayed': header(
    '`true` if this is the stored answer to an earlier request with the same key. Nothing was executed again.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
  Deprecation: header(
    'Since when it is known that something of this leaves (RFC 9745).',
    TEXT,
    '@1795651200',
  ),
  Sunset: header('When it leaves (RFC 8594).', TEXT, 'Wed, 30 Jun 2027 00:00:00 GMT'),
  'Content-Disposition': header(
    'The name of the file.',
    TEXT,
    'attachment; filename="jobs-2026-11-22.csv"',
  ),
};

/** The named headers, by reference. */
export function headersOf(...names: (keyof typeof HEADERS)[]): Json {
  const always = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
  return Object.fromEntries(
    [...always, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

/** Headers of a public read. */
export const unchanged = (): Json => ({
  description: 'Not modified: your copy is current.',
  headers: headersOf('ETag'),
});
