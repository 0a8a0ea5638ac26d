import { isDatabaseAway } from '#server/db/faults.ts';

/** The database is away, and not the page broken: whoever asks again later gets it. */
export function isAway(failures: unknown[]): boolean {
  return failures.flatMap(causesOf).some((cause) => isDatabaseAway(cause));
}

/** Apollo's client gathers what the resolvers threw. */
function causesOf(failure: unknown): unknown[] {
  const { errors } = (failure ?? {}) as { errors?: readonly { originalError?: unknown }[] };
  return errors?.map(({ originalError }) => originalError) ?? [failure];
}
