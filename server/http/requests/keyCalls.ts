import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURES, type FailureCode } from '#schema/options/errorCodes.ts';
import type { KeyCallOutcome } from '#schema/options/keyCalls.ts';
import type { Services } from '#server/services.ts';

/** A request with a valid API key, and the first failure that its answer names. */
export interface KeyCall {
  keyId: string;
  failure?: FailureCode;
}

const calls = new WeakMap<FastifyRequest, KeyCall>();

/** The call of this request, which is counted when it has been answered. */
export function beginKeyCall(request: FastifyRequest, keyId: string): KeyCall {
  const call = calls.get(request) ?? { keyId };
  calls.set(request, call);
  return call;
}

/** Counts each request with a valid API key by how it ended. */
export function countKeyCalls(http: FastifyInstance, { keyCalls }: Services): void {
  http.addHook('onResponse', (request, reply, done) => {
    const call = calls.get(request);
    if (call) keyCalls.add(call.keyId, outcomeOf(call, reply.statusCode));
    done();
  });
}

/** GraphQL answers some failures with status 200, so a failure decides before the status. */
function outcomeOf({ failure }: KeyCall, statusCode: number): KeyCallOutcome {
  const status = failure ? FAILURES[failure] : statusCode;
  if (status === FAILURES.RATE_LIMITED) return 'limited';
  if (status >= FAILURES.INTERNAL) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
}
