import { isDatabaseAway } from '#server/db/faults.ts';

/** The database is unavailable and the page itself is fine: a later request will succeed. */
export function isAway(failures: unknown[]): boolean {
  return failures.flatMap(causesOf).some((cause) => isDatabaseAway(cause));
}

/** Apollo Client collects what the resolvers threw. */
function causesOf(failure: unknown): unknown[] {
  const { errors } = (failure ?? {}) as { errors?: readonly { originalError?: unknown }[] };
  return errors?.map(({ originalError }) => originalError) ?? [failure];
}
