import { parse } from 'csv-parse/sync';
import { parseBulkColumn } from '#schema/options/screens/bulkUpload.ts';

/** How one program writes its tables. */
export interface Dialect {
  delimiter: string;
  /** Where the header begins, in bytes: behind a line that only names the delimiter. */
  start: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SEP_LINE = /^"?sep=([^\r\n])"?[ \t]*(?:\r\n|\n|\r)/i;
/** A longer header has no file of jobs. */
const LONGEST_HEAD = 64 * 1_024;

/** Files are written with any of them, whatever the name of the program. */
export const RECORD_ENDS = ['\r\n', '\n', '\r'];

/** The delimiter by which the header names most columns. */
export function dialectOf(text: Buffer): Dialect {
  const head = text.toString('utf8', 0, LONGEST_HEAD);
  const [line, delimiter] = SEP_LINE.exec(head) ?? [];
  if (line && delimiter) return { delimiter, start: Buffer.byteLength(line) };
  const scored = DELIMITERS.map((each) => ({ delimiter: each, score: scoreOf(head, each) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return { delimiter: best.delimiter, start: 0 };
}

/** Columns that are known count; among those that know none, whoever finds more of them. */
function scoreOf(head: string, delimiter: string): number {
  const cells = headerOf(head, delimiter);
  const known = new Set(cells.map(parseBulkColumn).filter((column) => column !== null));
  return known.size * 1_000 + Math.min(cells.length, 999);
}

function headerOf(head: string, delimiter: string): string[] {
  try {
    const [header = []] = parse(head, {
      delimiter,
      record_delimiter: RECORD_ENDS,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: 1,
    });
    return header;
  } catch {
    return [];
  }
}
