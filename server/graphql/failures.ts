import type { Context } from './context.ts';

/** The catalogue of what can go wrong: its code in GraphQL, its status in REST. */
export const FAILURES = {
  BAD_USER_INPUT: 400,
  COST_LIMIT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RULE_VIOLATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type FailureCode = keyof typeof FAILURES;

export interface FieldFailure {
  field: string;
  message: string;
}

interface FailureDetail {
  fields?: FieldFailure[];
  rule?: string;
  /** Of a conflict: what somebody else has made of it. */
  current?: string;
  retryAfter?: number;
}

/** A failure has one shape, known to GraphQL, REST and the form alike. Its message is for people. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly detail: FailureDetail = {},
  ) {
    super(message);
  }

  get extensions() {
    return { code: this.code, ...this.detail };
  }
}

/** Nobody is signed in: never was, is no longer, or is shut out, and then it is said why. */
export function notSignedIn({
  tokenRefused,
  whyShutOut,
  t,
}: Pick<Context, 'tokenRefused' | 'whyShutOut' | 't'>): Failure {
  if (whyShutOut)
    return new Failure('UNAUTHENTICATED', whyShutOut, { rule: 'account.session.standing' });
  return new Failure('UNAUTHENTICATED', t(tokenRefused ? 'session.ended' : 'session.needed'));
}
