import { expect } from 'vitest';
import type { FailureCode } from '#server/graphql/failures.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Expects a business rule to refuse the call: `await expect(apply(seeker,
     * job)).toBreakRule('application.submit.job-open')`.
     */
    toBreakRule(rule: string): Promise<R>;
    toFailWith(code: FailureCode): Promise<R>;
  }
}

expect.extend({
  toBreakRule: (received: unknown, rule: string) => compare(received, 'rule', rule),
  toFailWith: (received: unknown, code: FailureCode) => compare(received, 'code', code),
});

async function compare(received: unknown, part: 'rule' | 'code', wanted: string) {
  const outcome = await settle(received);
  const found = failureOf(outcome)?.[part];
  return {
    pass: found === wanted,
    message: () =>
      `expected a failure with the ${part} ${wanted}, found ${found ?? `no ${part}`}: ${describe(outcome)}`,
  };
}

async function settle(received: unknown): Promise<unknown> {
  try {
    return await (typeof received === 'function' ? received() : received);
  } catch (error) {
    return error;
  }
}

type Failing = { rule?: string; code?: string };

/** GraphQL throws; REST answers with the same message in its body. */
function failureOf(outcome: unknown): Failing | undefined {
  const { extensions, body } = (outcome ?? {}) as { extensions?: Failing; body?: Failing };
  return extensions ?? body;
}

function describe(outcome: unknown): string {
  return outcome instanceof Error ? outcome.message : JSON.stringify(outcome);
}
