import { Readable } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { CSV_ROW_MAX } from '#schema/validation/lengths.ts';
import { CSV_ROW_TOO_LONG, CSV_UNREADABLE } from '#schema/validation/upload.ts';
import { RECORD_ENDS, type Dialect } from './dialect.ts';

/** The number of bytes processed before yielding to other work. */
const PART = 64 * 1_024;

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
  text: Buffer,
  { delimiter, start }: Dialect,
  options: Options = {},
): AsyncGenerator<string[]> {
  const parser = Readable.from(partsOf(text.subarray(start))).pipe(
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
  );
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new Unreadable(error.message, isLong ? CSV_ROW_TOO_LONG : CSV_UNREADABLE);
  }
}

function* partsOf(text: Buffer): Generator<Buffer> {
  for (let at = 0; at < text.length; at += PART) yield text.subarray(at, at + PART);
}
