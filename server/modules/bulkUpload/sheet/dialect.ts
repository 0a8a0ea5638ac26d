import { parse } from 'csv-parse/sync';
import { parseBulkColumn } from '#schema/options/screens/bulkUpload.ts';

/** The CSV dialect of a file. */
export interface Dialect {
  delimiter: string;
  /** The byte offset of the header, after an optional `sep=` line. */
  start: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SEP_LINE = /^"?sep=([^\r\n])"?[ \t]*(?:\r\n|\n|\r)/i;
/** No job file has a longer header. */
const LONGEST_HEAD = 64 * 1_024;

/** Programs use any of these in a CSV file. */
export const RECORD_ENDS = ['\r\n', '\n', '\r'];

/** The beginning of a text, as long as a header may be. */
export async function headOf(text: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of text) {
    parts.push(part);
    length += part.length;
    if (length >= LONGEST_HEAD) break;
  }
  return Buffer.concat(parts).toString('utf8', 0, LONGEST_HEAD);
}

/** The delimiter that finds the most columns in the header. */
export function dialectOf(head: string): Dialect {
  const [line, delimiter] = SEP_LINE.exec(head) ?? [];
  if (line && delimiter) return { delimiter, start: Buffer.byteLength(line) };
  const scored = DELIMITERS.map((each) => ({ delimiter: each, score: scoreOf(head, each) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return { delimiter: best.delimiter, start: 0 };
}

/** Known columns count first; among delimiters that find none, the number of columns decides. */
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
