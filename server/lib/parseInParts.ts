import { randomUUID } from 'node:crypto';
import { Pauses } from './mapWithPauses.ts';

/** In bytes. Parsing as much takes one or two milliseconds. */
const PART = 250_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPENS_LIST, CLOSES_LIST] = [0x5b, 0x5d];
const [OPENS_OBJECT, CLOSES_OBJECT] = [0x7b, 0x7d];

type Parse = (text: string) => unknown;

/**
 * Parses JSON like `parse`, but the entries of its first long list in several parts, with pauses. So a body with ten
 * thousand rows does not hold up other requests.
 */
export async function parseInParts(json: Buffer, parse: Parse, size = PART): Promise<unknown> {
  const pauses = new Pauses();
  const entries: unknown[] = [];
  let list: { start: number; end: number } | undefined;
  for (const part of partsIn(json, size)) {
    if (part.isEmpty) throw new SyntaxError('A list ends with a comma.');
    const parsed = parse(`[${json.toString('utf8', part.start, part.end)}]`) as unknown[];
    for (const entry of parsed) entries.push(entry);
    list = { start: list?.start ?? part.start, end: part.end };
    await pauses.takeIfDue();
  }
  if (!list) return parse(json.toString());
  const mark = randomUUID();
  const before = json.toString('utf8', 0, list.start - 1);
  const after = json.toString('utf8', list.end + 1);
  const whole = parse(`${before}"${mark}"${after}`) as Record<string, unknown>;
  for (const name of Object.keys(whole)) if (whole[name] === mark) whole[name] = entries;
  return whole;
}

interface Part {
  start: number;
  end: number;
  isEmpty: boolean;
}

/** The first list inside the outermost value that is long enough, cut between entries; nothing if there is no such list. */
function* partsIn(json: Buffer, size: number): Generator<Part> {
  let depth = 0;
  let start = -1;
  let isCut = false;
  const partUntil = (end: number): Part => ({ start, end, isEmpty: isBlank(json, start, end) });
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === OPENS_LIST || byte === OPENS_OBJECT) {
      depth += 1;
      if (depth === 2) start = byte === OPENS_LIST ? at + 1 : -1;
    } else if (byte === CLOSES_LIST || byte === CLOSES_OBJECT) {
      if (depth === 2 && isCut) {
        if (byte !== CLOSES_LIST) throw new SyntaxError('A list is closed by a brace.');
        return yield partUntil(at);
      }
      depth -= 1;
    } else if (byte === COMMA && depth === 2 && start >= 0 && at - start >= size) {
      yield partUntil(at);
      start = at + 1;
      isCut = true;
    }
  }
}

/** The position of the closing quote. */
function endOfString(json: Buffer, opening: number): number {
  let at = opening;
  let escapes: number;
  do {
    at = json.indexOf(QUOTE, at + 1);
    if (at < 0) return json.length;
    escapes = 0;
    while (json[at - 1 - escapes] === BACKSLASH) escapes += 1;
  } while (escapes % 2 === 1);
  return at;
}

const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d]);

function isBlank(json: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && BLANKS.has(json[at]!)) at += 1;
  return at === end;
}
