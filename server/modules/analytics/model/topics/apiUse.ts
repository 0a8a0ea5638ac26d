import { KEY_CALL_OUTCOMES } from '#schema/options/keyCalls.ts';
import { parserFor } from '#schema/options/spelling.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { choicesOf, labelFromKey, wordsOfModel } from '../choices.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { distinct, singlePart, ratio, sum } from '../parts.ts';

export const API_USE_SUBJECTS = {
  api_calls: {
    name: 'API calls',
    source: 'api_key_calls: counters of each API key, by quarters of an hour',
    from: 'api_key_calls ac',
    at: 'ac.starts_at',
    company: 'ak.company_id',
    joins: {
      ak: 'join api_keys ak on ak.id = ac.key_id',
      c: 'left join companies c on c.id = ak.company_id',
    },
  },
} as const satisfies Record<string, Subject>;

/** Calls are counted and not kept, so only the companies can be listed. */
export const API_USE_LISTED = {
  api_calls: {
    id: 'ac.key_id',
    type: 'uuid',
    joins: 'left join api_keys ak on ak.id = r.id',
    company: 'ak.company_id',
    name: 'company',
  },
} satisfies Record<keyof typeof API_USE_SUBJECTS, ListedRow>;

const CALLS = sum('api_calls', 'ac.calls');
const ERRORS = sum('api_calls', 'ac.calls', { where: `ac.outcome in ('refused', 'failed')` });
const LIMITED = sum('api_calls', 'ac.calls', { where: `ac.outcome = 'limited'` });

export const API_USE_MEASURES = {
  api_calls: singlePart(CALLS, 'count', {
    name: 'API calls',
    description: 'Requests with a valid API key, whatever the answer.',
  }),
  api_errors: singlePart(ERRORS, 'count', {
    name: 'API errors',
    description:
      'Requests with a valid API key that were answered with an error, without those refused by a limit.',
  }),
  api_error_rate: ratio(ERRORS, CALLS, 'percent', {
    name: 'API error rate',
    description:
      'Share of the requests with a valid API key that were answered with an error, without those refused by a limit.',
  }),
  api_calls_limited: singlePart(LIMITED, 'count', {
    name: 'API calls refused by limits',
    description: 'Requests with a valid API key that were refused because of the rate limit.',
  }),
  api_limited_rate: ratio(LIMITED, CALLS, 'percent', {
    name: 'Share of API calls refused by limits',
    description: 'Share of the requests with a valid API key that the rate limit refused.',
  }),
  api_partners: singlePart(distinct('api_calls', 'ak.company_id'), 'count', {
    name: 'Companies using the API',
    description: 'Companies whose API keys sent a request, each counted once.',
  }),
};

export const API_USE_DIMENSIONS = {
  api_key: {
    name: 'API key',
    description: 'A single API key; its key is the id.',
    source: 'api_keys.id, named by its name',
    kind: 'text',
    sql: 'ac.key_id',
    lookup: { table: 'api_keys', key: 'x.id::text', label: 'x.name' },
  },
  api_outcome: {
    name: 'API outcome',
    description:
      'Whether the request was answered, refused because of its content, refused by a limit, or failed.',
    source: 'api_key_calls.outcome',
    kind: 'choice',
    sql: 'ac.outcome',
    choices: choicesOf(
      KEY_CALL_OUTCOMES,
      labelFromKey,
      parserFor(KEY_CALL_OUTCOMES),
      wordsOfModel('api_outcome'),
    ),
  },
} as const satisfies Record<string, Dimension>;
