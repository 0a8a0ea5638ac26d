import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { CSV_ROW_MAX } from '#schema/validation/lengths.ts';
import { CSV_ROW_TOO_LONG, CSV_UNREADABLE } from '#schema/validation/upload.ts';
import { Pauses } from '#server/lib/mapWithPauses.ts';
import { RECORD_ENDS, type Dialect } from './dialect.ts';

/** A malformed table, such as one with an unclosed quote. */
export class Unreadable extends Error {
  constructor(
    message: string,
    /** The error message for the user. */
    readonly problem = CSV_UNREADABLE,
  ) {
    super(message);
  }
}

/** Parses records as in RFC 4180, with some tolerance. */
export async function* recordsOf(
  text: AsyncIterable<Buffer>,
  { delimiter, start }: Dialect,
  options: Options = {},
): AsyncGenerator<string[]> {
  const parser = pipeline(
    Readable.from(from(start, text)),
    parse({
      delimiter,
      record_delimiter: RECORD_ENDS,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      ltrim: true,
      max_record_size: CSV_ROW_MAX,
      ...options,
    }),
    () => {},
  );
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new Unreadable(error.message, isLong ? CSV_ROW_TOO_LONG : CSV_UNREADABLE);
  }
}

/** In bytes. Reading as many rows as fit takes at most some milliseconds, even if each has too few cells. */
const AT_ONCE = 2_000;

async function* from(start: number, text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pauses = new Pauses();
  let skipped = 0;
  for await (const part of text) {
    const rest = part.subarray(Math.max(0, start - skipped));
    skipped += part.length;
    for (let at = 0; at < rest.length; at += AT_ONCE) {
      yield rest.subarray(at, at + AT_ONCE);
      await pauses.takeIfDue();
    }
  }
}
