import { periodsIn, spansIn, without } from '#schema/profile/resume/dates.ts';
import { isHeading, sectionNamed } from '#schema/profile/resume/headings.ts';
import { isPlace } from '#schema/profile/resume/lexicon.ts';
import type { Piece, Row } from './pageLayout.ts';
import { END_OF_HEADING } from './wrappedLines.ts';

/** Headings or dates beside the text that they belong to, each perhaps on several lines. */
const NEXT_LINE = 1.75;
/** As a share of the letter size: how much higher or lower a heading may be than the text beside it. */
const SAME_LINE = 0.5;
const NEAR_HEADING = 1.3;
const MOSTLY = 0.6;
const EDGE = 4;
const TRIED = 8;
/** The most columns of labels beside a text. */
const MOST_COLUMNS = 3;
/** Dates at a right margin begin at different places. */
const NEAR_EDGE = 60;
const LONGEST_LABEL = 60;
const LARGE = 1.2;

/** The rows of a region, with labels of several lines joined into one piece. */
export function withLabels(rows: readonly Row[]): Row[] {
  let best: Row[] = [...rows];
  const used: number[] = [];
  // Dates and places may be beside the text that is itself beside a heading.
  for (let time = 0; time < MOST_COLUMNS; time += 1) {
    const found = bestEdge(best, used);
    if (!found) break;
    best = found.merged;
    used.push(found.edge);
  }
  return best;
}

function bestEdge(
  rows: readonly Row[],
  used: readonly number[],
): { merged: Row[]; edge: number } | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    for (const { left } of cells) {
      const key = Math.round(left / EDGE) * EDGE;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const isUsed = (edge: number) => used.some((one) => Math.abs(one - edge) <= NEAR_EDGE);
  const edges = [...counts]
    .filter(([edge]) => !isUsed(edge))
    .sort((a, b) => b[1] - a[1])
    .slice(0, TRIED);
  let best: { merged: Row[]; edge: number } | undefined;
  let most = 0;
  for (const [edge] of edges) {
    const { merged, labels } = mergedAt(edge - EDGE, rows);
    if (labels > most) [best, most] = [{ merged, edge }, labels];
  }
  return best;
}

function mergedAt(edge: number, rows: readonly Row[]): { merged: Row[]; labels: number } {
  const merged: Row[] = [];
  let labels = 0;
  let band: Row[] = [];
  const close = () => {
    const sides = [true, false].map((isLeft) =>
      band.flatMap(({ cells, y, size }) => {
        const own = cells.filter((cell) => cell.left < edge === isLeft);
        return own.length > 0 ? [{ cells: own, y, size }] : [];
      }),
    );
    const [left, right] = sides as [Row[], Row[]];
    const found = labelled(left, right) ?? labelled(right, left);
    if (found) labels += Math.min(left.length, right.length);
    merged.push(...(found ?? band));
    band = [];
  };
  for (const row of rows) {
    if (row.cells.some(({ left, right }) => left < edge && right > edge + EDGE)) {
      close();
      merged.push(row);
    } else band.push(row);
  }
  close();
  return { merged, labels };
}

interface Label {
  cell: Piece;
  y: number;
  isHeading: boolean;
  isDate: boolean;
}

/** The rows with their labels, if one side has only labels, and nearly each is beside the first of its rows. */
export function labelled(side: readonly Row[], rows: readonly Row[]): Row[] | undefined {
  if (side.length === 0 || rows.length === 0 || side.some(({ cells }) => cells.length > 1))
    return undefined;
  const labels = labelsOf(side);
  const sure = labels.filter((label) => label.isHeading || label.isDate);
  // A name in a large font may be above the headings, and a place is often below a date.
  const counted = labels.filter(
    (label) =>
      sure.includes(label) ||
      (!isPlace(label.cell.text.trim()) && label.cell.size < LARGE * (sure[0]?.cell.size ?? 0)),
  );
  if (
    sure.length === 0 ||
    sure.length < MOSTLY * counted.length ||
    labels.some(({ cell }) => cell.text.length > LONGEST_LABEL)
  )
    return undefined;
  const isBeside = (label: Label, row: Row) =>
    Math.abs(label.y - row.y) <= (label.isHeading ? NEAR_HEADING : SAME_LINE) * label.cell.size;
  // Headings are never at the right of their text.
  const isRight = side[0]!.cells[0]!.left > rows[0]!.cells[0]!.left;
  if (isRight && sure.some(({ isHeading: isOne }) => isOne)) return undefined;
  const areBeside = () =>
    sure.filter((label) => rows.some((row) => isBeside(label, row))).length >= MOSTLY * sure.length;
  raiseToEntries(sure, rows, areBeside());
  if (!areBeside()) return undefined;
  const merged: Row[] = [];
  const rest = [...labels];
  for (const row of rows) {
    const cells = [...row.cells];
    // A heading in the margin was read before: the date at its height belongs to the next row.
    const isRead = cells.length === 1 && isHeading(cells[0]!.text.trim());
    const isNext = (label: Label | undefined): label is Label =>
      label !== undefined && (isBeside(label, row) ? !label.isDate || !isRead : label.y > row.y);
    for (let label = rest[0]; isNext(label); label = rest[0]) {
      rest.shift();
      if (isBeside(label, row) && (!label.isHeading || isNameOfColumn(label, row)))
        cells.push(label.cell);
      else merged.push(rowOf(label));
    }
    merged.push({ ...row, cells: cells.sort((a, b) => a.left - b.left) });
  }
  return [...merged, ...rest.map(rowOf)];
}

/** "Course" beside "College" and "Year", in the same font, is not a heading of the page. */
const isNameOfColumn = ({ cell }: Label, { cells }: Row): boolean =>
  cells.length > 1 &&
  cell.font !== undefined &&
  cells.every(({ font, size }) => font === cell.font && size === cell.size);

/** As a share of the least distance between lines. */
const NEXT_ENTRY = 1.5;

/** Dates beside the middle of their entries are moved up to the first line of the entry, if each has its own. */
function raiseToEntries(labels: readonly Label[], rows: readonly Row[], areBeside: boolean): void {
  const least = Math.min(...rows.slice(1).map(({ y }, at) => rows[at]!.y - y));
  const entries: Row[][] = [];
  for (const [at, row] of rows.entries())
    if (at > 0 && rows[at - 1]!.y - row.y <= NEXT_ENTRY * least) entries.at(-1)!.push(row);
    else entries.push([row]);
  const dates = labels.filter(({ isHeading: isOne }) => !isOne);
  const own = dates.map(({ y, cell: { size } }) =>
    entries.find((entry) => entry[0]!.y >= y && entry.at(-1)!.y <= y + SAME_LINE * size),
  );
  if (dates.length === 0 || own.includes(undefined) || new Set(own).size < dates.length) return;
  // Beside the middle, the distance to the first line depends on the height of the entry.
  const depths = dates.map(({ y }, at) => own[at]![0]!.y - y);
  const areCentered =
    Math.max(...depths) - Math.min(...depths) > SAME_LINE * dates[0]!.cell.size &&
    dates.every(({ cell }, at) => {
      const height = own[at]![0]!.y - own[at]!.at(-1)!.y;
      return Math.abs(depths[at]! - height / 2) < SAME_LINE * cell.size;
    });
  if (areBeside && !areCentered) return;
  for (const [at, date] of dates.entries()) date.y = own[at]![0]!.y;
}

const rowOf = ({ cell, y }: Label): Row => ({ cells: [cell], y, size: cell.size });

/** Lines that only together make a heading or a period are one label. */
function labelsOf(side: readonly Row[]): Label[] {
  const labels: Label[] = [];
  const pairs = pairsOf(side);
  let bottom = 0;
  for (const [at, { cells, y, size }] of side.entries()) {
    const pair = pairs.get(at);
    if (pair === '') continue;
    const last = labels.at(-1);
    const cell = cells[0]!;
    const text =
      (last && bottom - y <= NEXT_LINE * size ? joined(last, cell.text.trim()) : undefined) ?? pair;
    if (last && text) {
      last.cell = { ...last.cell, text, right: Math.max(last.cell.right, cell.right) };
      Object.assign(last, kindOf(text));
    } else labels.push({ cell: { ...cell }, y, ...kindOf(cell.text) });
    bottom = y;
  }
  return labels;
}

/** As a share of the distance to the next pair. */
const NEAR = 0.8;

/**
 * If all dates under a heading come in pairs, each pair is a period, such as "Nov 2023" with "Sep 2026" below or above it.
 * The periods by the line of their second date, and '' for a line with "to" between the two.
 */
function pairsOf(side: readonly Row[]): ReadonlyMap<number, string> {
  const texts = side.map(({ cells }) => cells[0]!.text.trim());
  const headings = texts.flatMap((text, at) => (isHeading(text) ? [at] : []));
  const pairs = new Map<number, string>();
  for (const [index, start] of [0, ...headings].entries()) {
    const section = side.slice(start, headings[index] ?? side.length);
    for (const [at, text] of pairsUnder(section)) pairs.set(start + at, text);
  }
  return pairs;
}

function pairsUnder(rows: readonly Row[]): ReadonlyMap<number, string> {
  const none = new Map<number, string>();
  const dates = rows.flatMap(({ cells: [cell], y }, at) => {
    const text = cell!.text.trim();
    const [span, ...others] = spansIn(text);
    const isNow = NOW.test(text);
    const isDate = span?.from === null && others.length === 0 && isMostlyDate(text);
    return isDate || isNow ? [{ at, y, text, month: isNow ? 'now' : span!.to! }] : [];
  });
  const pairs = new Map<number, string>();
  const gaps: number[] = [];
  for (let one = 0; one + 1 < dates.length; one += 2) {
    const [first, second] = [dates[one]!, dates[one + 1]!];
    const [start, end] = second.month > first.month ? [first, second] : [second, first];
    const text = `${start.text} – ${end.text}`;
    const between = rows.slice(first.at + 1, second.at);
    const areNext = between.every(({ cells }) => CONNECTOR.test(cells[0]!.text.trim()));
    if (!areNext || periodsIn(text).length !== 1) return none;
    pairs.set(second.at, text);
    for (const at of between.keys()) pairs.set(first.at + 1 + at, '');
    if (between.length === 0) gaps.push(first.y - second.y);
  }
  const apart = dates.slice(2).flatMap(({ y }, at) => (at % 2 === 0 ? [dates[at + 1]!.y - y] : []));
  const isSure = dates.length > 2 || dates.some(({ month }) => month.length > 4 || month === 'now');
  const arePairs = Math.max(...gaps) < NEAR * Math.min(...apart);
  return dates.length % 2 === 0 && isSure && arePairs ? pairs : none;
}

const CONNECTOR = /^(?:[–—|-]|to|till|until)$/i;
const NOW = /^(?:present|now|current|till date|to date|ongoing|today)$/i;

const kindOf = (text: string) => ({
  isHeading: isHeading(text.trim()),
  isDate: isMostlyDate(text),
});

const MOST_BESIDE_DATE = 24;
const isMostlyDate = (text: string): boolean => {
  const spans = spansIn(text);
  return spans.length > 0 && without(text, spans).replace(/\P{L}/gu, '').length <= MOST_BESIDE_DATE;
};

const OPEN =
  /(?:[–—-]|\b(?:to|till|until|since|from|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*[.,]?)$/iu;
const GOES_ON = /^(?:[–—-]|(?:to|till|until|present|now|date|current|ongoing|continuing)\b)/i;

function joined({ cell, isHeading: isOne }: Label, next: string): string | undefined {
  const text = cell.text.trim();
  const spaced = `${text} ${next}`;
  const isOther =
    isOne &&
    isHeading(next) &&
    !END_OF_HEADING.test(next) &&
    sectionNamed(text) !== sectionNamed(next);
  if (/\p{L}/u.test(next) && isHeading(spaced) && !isOther) return spaced;
  if (!isOne && isHeading(`${text}${next}`)) return `${text}${next}`;
  if (
    /\d|^\p{L}{3,9}$/u.test(text) &&
    (OPEN.test(text) || GOES_ON.test(next)) &&
    !/^to$/i.test(text)
  )
    return spaced;
  return periodsIn(text).length === 0 &&
    periodsIn(spaced).length === 1 &&
    periodsIn(next).length === 0
    ? spaced
    : undefined;
}
