import { FAILURES, type FailureCode } from '#server/graphql/failures.ts';
import { headersOf } from './headers.ts';
import type { Json } from './jsonSchema.ts';

export const FAILURE: Json = {
  type: 'object',
  description: 'Every error has this shape.',
  required: ['statusCode', 'message', 'code', 'requestId'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status, repeated.' },
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

const KINDS: Readonly<Record<string, Refusal>> = {
  BadRequest: {
    status: 400,
    code: 'BAD_USER_INPUT',
    when: 'A value breaks a rule; `fields` says which and why. `COST_LIMIT` where too much was asked for at once.',
    message: 'Job Title is required',
  },
  Unauthorized: {
    status: 401,
    code: 'UNAUTHENTICATED',
    when: 'Nobody is signed in: no token, an ended session, a key that opens nothing any more.',
    message: 'Please log in to continue.',
  },
  Forbidden: {
    status: 403,
    code: 'FORBIDDEN',
    when: 'Signed in, and not allowed: another role is needed, or a key without the scope.',
    message: 'Your account may not do this.',
  },
  NotFound: {
    status: 404,
    code: 'NOT_FOUND',
    when: "Missing, or somebody else's: the two cannot be told apart.",
    message: 'There is no such thing.',
  },
  Conflict: {
    status: 409,
    code: 'CONFLICT',
    when: 'It is so already, or somebody else was quicker.',
    message: 'It is there already. Load it again.',
    retryAfter: true,
  },
  TooLarge: {
    status: 413,
    code: 'BAD_USER_INPUT',
    when: 'The body is larger than is read.',
    message: 'Request body is too large',
  },
  UnsupportedMediaType: {
    status: 415,
    code: 'BAD_USER_INPUT',
    when: 'The body is of another kind than this path takes.',
    message: 'Unsupported Media Type',
  },
  RuleViolation: {
    status: 422,
    code: 'RULE_VIOLATION',
    when: 'A rule of the market, named by `rule`.',
    message: 'This job no longer takes applications.',
    rule: 'application.submit.job-open',
  },
  TooManyRequests: {
    status: 429,
    code: 'RATE_LIMITED',
    when: 'Too many requests in the minute.',
    message: 'Too many requests. Try again in 31 seconds.',
    rule: 'api.request.rate-limited',
    retryAfter: true,
  },
  InternalError: {
    status: 500,
    code: 'INTERNAL',
    when: 'Our fault; nothing more is told than the id of the request.',
    message: 'Something went wrong on our side. Try again in a moment.',
  },
  Unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    when: 'The database or a store is away.',
    message: 'The service is not available right now. Try again in a moment.',
  },
  InsufficientStorage: {
    status: 507,
    code: 'INSUFFICIENT_STORAGE',
    when: 'The disk of the server is full. Nothing was saved; reading goes on.',
    message: 'The server has no room left to save this. Nothing was saved. Try again later.',
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
export interface Refusing {
  takesInput: boolean;
  takesBody: boolean;
  /** Whether the path reads the caller, if only to refuse an invalid key. */
  readsToken: boolean;
  isGuarded: boolean;
  mayMiss: boolean;
  changes: boolean;
  isForOpenCompanies: boolean;
}

export function refusalsOf(path: Refusing): Record<string, Json> {
  const { takesInput, takesBody, readsToken, isGuarded, mayMiss, changes } = path;
  const { isForOpenCompanies } = path;
  const names = Object.entries({
    BadRequest: takesInput || takesBody || changes,
    Unauthorized: readsToken,
    Forbidden: isGuarded,
    NotFound: mayMiss,
    Conflict: changes,
    TooLarge: takesBody || changes,
    UnsupportedMediaType: takesBody || changes,
    RuleViolation: changes || isForOpenCompanies,
    TooManyRequests: true,
    InternalError: true,
    Unavailable: true,
    InsufficientStorage: changes,
  }).flatMap(([name, may]) => (may ? [name] : []));
  return Object.fromEntries(
    names.map((name) => [KINDS[name]!.status, { $ref: `#/components/responses/${name}` }]),
  );
}
