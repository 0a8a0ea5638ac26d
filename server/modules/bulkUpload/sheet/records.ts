import { pipeline, Readable } from 'node:stream';
import { CsvError, parse, type Options, type Parser } from 'csv-parse';
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
  const parser = parse({
    delimiter,
    record_delimiter: RECORD_ENDS,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    ltrim: true,
    max_record_size: CSV_ROW_MAX,
    ...options,
  });
  expectAnyLength(parser);
  const pauses = new Pauses();
  pipeline(Readable.from(from(start, text, pauses)), parser, () => {});
  try {
    for await (const record of parser) {
      yield record as string[];
      const pause = pauses.takeIfDue();
      if (pause) await pause;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new Unreadable(error.message, isLong ? CSV_ROW_TOO_LONG : CSV_UNREADABLE);
  }
}

/**
 * For each row of another length than the first, the parser makes an error, which takes longer than reading the row, and
 * then drops it. So we let it expect the length that each row has.
 */
function expectAnyLength(parser: Parser): void {
  const { state } = parser as Parser & { state: { record: string[] } };
  Object.defineProperty(state, 'expectedRecordLength', {
    get: () => state.record.length,
    set: () => {},
  });
}

/** In bytes. Reading as many rows as fit takes at most some milliseconds, even if each has too few cells. */
const AT_ONCE = 2_000;

async function* from(
  start: number,
  text: AsyncIterable<Buffer>,
  pauses: Pauses,
): AsyncGenerator<Buffer> {
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
