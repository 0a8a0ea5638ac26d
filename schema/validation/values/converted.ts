import * as z from 'zod/mini';

/** Converts a value to another type, or reports why it cannot. */
export function converted<I, O>(convert: (value: I, refuse: (message: string) => O) => O) {
  return z.transform<I, O>((input, payload) =>
    convert(input, (message) => {
      payload.issues.push({ code: 'custom', message, input });
      return z.NEVER;
    }),
  );
}
