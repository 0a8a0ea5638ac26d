import * as z from 'zod/mini';

/** A moment: ISO 8601 in the body of a REST call, and a Date once GraphQL has read it. */
export const moment = () =>
  z.pipe(
    z.transform((given: unknown) => (given instanceof Date ? given.toISOString() : given)),
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text)),
    ),
  );
