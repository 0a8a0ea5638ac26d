import { FAILURES, type FailureCode } from '#server/graphql/failures.ts';
import { DEFAULT_LOCALE } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import { headersOf } from './headers.ts';
import type { Json } from './jsonSchema.ts';

export const FAILURE: Json = {
  type: 'object',
  description: 'Every error has this shape.',
  required: ['statusCode', 'message', 'code', 'requestId'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status again.' },
    message: { type: 'string', description: 'A message that can be shown to a user.' },
    code: { type: 'string', enum: Object.keys(FAILURES), description: 'The error code.' },
    fields: {
      type: 'array',
      description: 'The invalid fields of the body, with reasons.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', description: 'The name of the field.' },
          message: { type: 'string', description: 'A message to show next to the field.' },
        },
      },
    },
    rule: { type: 'string', description: 'The id of the rule that was violated.' },
    current: {
      type: 'string',
      description: 'For a conflict: the current state, as changed by another user.',
    },
    requestId: { type: 'string', description: 'Quote this id when you ask for help.' },
  },
};

interface Refusal {
  status: number;
  code: FailureCode;
  when: string;
  message: string;
  rule?: string;
  retryAfter?: boolean;
}

const t = translator(DEFAULT_LOCALE, 'errors');

const KINDS: Readonly<Record<string, Refusal>> = {
  BadRequest: {
    status: 400,
    code: 'BAD_USER_INPUT',
    when: 'A value is invalid. `fields` says which and why. The code is `COST_LIMIT` if the request asks for too much at once.',
    message: 'Job Title is required',
  },
  Unauthorized: {
    status: 401,
    code: 'UNAUTHENTICATED',
    when: 'There is no token, the session has ended, or the API key no longer works.',
    message: t('session.needed'),
  },
  Forbidden: {
    status: 403,
    code: 'FORBIDDEN',
    when: 'The caller is known but not allowed to do this: another role or another scope of the key is needed.',
    message: t('session.forbidden'),
  },
  NotFound: {
    status: 404,
    code: 'NOT_FOUND',
    when: 'It does not exist, or it belongs to someone else. The response is the same in both cases.',
    message: t('general.missing'),
  },
  Conflict: {
    status: 409,
    code: 'CONFLICT',
    when: 'This was already done, or someone else changed it first.',
    message: t('general.taken'),
    retryAfter: true,
  },
  TooLarge: {
    status: 413,
    code: 'BAD_USER_INPUT',
    when: 'The body is too large.',
    message: 'Request body is too large',
  },
  UnsupportedMediaType: {
    status: 415,
    code: 'BAD_USER_INPUT',
    when: 'This path does not accept this content type.',
    message: 'Unsupported Media Type',
  },
  RuleViolation: {
    status: 422,
    code: 'RULE_VIOLATION',
    when: 'The request breaks a business rule. `rule` is its id.',
    message: t('application.closed'),
    rule: 'application.submit.job-open',
  },
  TooManyRequests: {
    status: 429,
    code: 'RATE_LIMITED',
    when: 'There were too many requests in the last minute.',
    message: t('rateLimit.reached', { limit: 100, seconds: 31 }),
    rule: 'api.request.rate-limited',
    retryAfter: true,
  },
  InternalError: {
    status: 500,
    code: 'INTERNAL',
    when: 'Something failed on the server. Quote the `requestId` when you report it.',
    message: t('general.internal'),
  },
  Unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    when: 'The database or the file storage cannot be reached.',
    message: t('general.unavailable'),
  },
  InsufficientStorage: {
    status: 507,
    code: 'INSUFFICIENT_STORAGE',
    when: 'The disk of the server is full. Nothing was saved, but reading still works.',
    message: t('general.diskFull'),
  },
};

export const REFUSALS: Record<string, Json> = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, responseOf(kind)]),
);

function responseOf({ status, code, when, message, rule, retryAfter }: Refusal): Json {
  const requestId = '01a1f6d4-9c1b-7cc2-8a44-0f3d2c1b0a99';
  return {
    description: `\`${code}\`: ${when}`,
    headers: headersOf(...(retryAfter ? ['Retry-After'] : [])),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: { statusCode: status, message, code, ...(rule && { rule }), requestId },
      },
    },
  };
}

/** The errors that a path can return. */
export interface RefusalConditions {
  takesInput: boolean;
  takesBody: boolean;
  /** Whether the path reads the caller, if only to refuse an invalid key. */
  readsToken: boolean;
  isGuarded: boolean;
  mayMiss: boolean;
  changes: boolean;
  isForOpenCompanies: boolean;
  /** Needed only if neither of `changes` and `isForOpenCompanies` is set. */
  mayBreakRule?: boolean;
}

export function refusalsOf(path: RefusalConditions): Record<string, Json> {
  const { takesInput, takesBody, readsToken, isGuarded, mayMiss, changes } = path;
  const { isForOpenCompanies, mayBreakRule = false } = path;
  const names = Object.entries({
    BadRequest: takesInput || takesBody || changes,
    Unauthorized: readsToken,
    Forbidden: isGuarded,
    NotFound: mayMiss,
    Conflict: changes,
    TooLarge: takesBody || changes,
    UnsupportedMediaType: takesBody || changes,
    RuleViolation: changes || isForOpenCompanies || mayBreakRule,
    TooManyRequests: true,
    InternalError: true,
    Unavailable: true,
    InsufficientStorage: changes,
  }).flatMap(([name, may]) => (may ? [name] : []));
  return Object.fromEntries(
    names.map((name) => [KINDS[name]!.status, { $ref: `#/components/responses/${name}` }]),
  );
}
