import { FAILURES, type FailureCode } from '#schema/options/errorCodes.ts';
import type { Context } from './context.ts';

export { FAILURES, type FailureCode };

export interface FieldFailure {
  field: string;
  message: string;
}

interface FailureDetail {
  fields?: FieldFailure[];
  rule?: string;
  /** For a conflict: what another user changed in the meantime. */
  current?: string;
  retryAfter?: number;
}

/** Every failure has one shape, known to GraphQL, REST and forms. Its message is for people. */
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

/**
 * The caller is not signed in, is no longer signed in, or is suspended; then the message says why.
 */
export function notSignedIn({
  tokenRefused,
  suspensionReason,
  t,
}: Pick<Context, 'tokenRefused' | 'suspensionReason' | 't'>): Failure {
  if (suspensionReason)
    return new Failure('UNAUTHENTICATED', suspensionReason, { rule: 'account.session.standing' });
  if (tokenRefused === 'key') return new Failure('UNAUTHENTICATED', t('apiKey.ended'));
  return new Failure('UNAUTHENTICATED', t(tokenRefused ? 'session.ended' : 'session.needed'));
}
