import { periodsIn, spansIn } from '#schema/profile/resume/dates.ts';
import { degreeIn } from '#schema/profile/resume/degreeNames.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import { titleScore } from '#schema/profile/resume/lexicon.ts';
import { withoutBullet } from '#schema/profile/resume/words.ts';
import type { Piece, Row } from './pageLayout.ts';

export const BULLET = /^(?:[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·»›→]|\p{So})/u;
/** As a share of the size of the letters. */
export const NEXT_LINE = 1.75;
export const SAME_EDGE = 3;
/** The most words, its bullet included, that an item in a list of skills has. */
const SHORT_ITEM = 5;

/** The line above, with what was already joined to it. */
interface Above {
  row: Row;
  text: string;
  /** The left edge of its bullet. */
  indent: number | undefined;
}

interface Below {
  row: Row;
  texts: readonly string[];
  /** Whether its letters are much larger than usual. */
  isTitle: boolean;
}

/** What is between a line and the one above that it continues: a space, or nothing within a word. */
export function joinOf(above: Above, below: Below, end: number): ' ' | '' | undefined {
  const { row: last, text } = above;
  const { row, texts, isTitle } = below;
  const next = texts.join(' ');
  const isFull = hadNoRoom(last, row, end);
  if (isBrokenAddress(last, row, isFull)) return '';
  if (isTitle && isWrappedTitle(last, row)) return ' ';
  if (last.y - row.y > NEXT_LINE * row.size) return undefined;
  if (isWrappedHeading(last, row)) return isBrokenHeading(text, next) ? '' : ' ';
  // The dots of a list may be pictures.
  const isNextItem = above.indent !== undefined && isNewItem(text, texts[0]!);
  const isWrapped =
    (isFull && !isNewItem(text, texts[0]!) && isWrappedBullet(above, below)) ||
    (isFull && (isWrappedList(last, row) || (!isNextItem && isSameText(text, last, row)))) ||
    (hadNoRoom(last, row, end, SLACK) && isSentence(last, row)) ||
    isOpen(last, row);
  return isWrapped ? ' ' : undefined;
}

/** Whether the first word of a line had no room in the line above. */
const hadNoRoom = (above: Row, { cells: [first], size }: Row, end: number, slack = 0.2): boolean =>
  above.cells.at(-1)!.right + slack * size + firstWord(first!) > end;

/** Paragraphs do not all reach the same margin. */
const SLACK = 1.5;

function firstWord({ text, left, right }: Piece): number {
  const trimmed = text.trim();
  return (trimmed.split(' ')[0]!.length / trimmed.length) * (right - left);
}

const SHORTENED = /\b(?:St|Dr|Mr|Mrs|Smt|Shri|Govt|Pvt|No|Prof)\.$/;

/** Whether a sentence ended in the line above, or it is too short to be one. */
function isNewItem(above: string, text: string): boolean {
  if (/^[\p{Ll}(]/u.test(text)) return false;
  if (SHORTENED.test(above)) return false;
  if (/[.)।:]\s*$/.test(above) || ENDS_WITH_DATE.test(above) || periodsIn(above).length > 0)
    return true;
  if (/\s(?:from|at|in|with|as|to|of|by|since)\s/.test(above)) return false;
  return above.split(' ').length <= SHORT_ITEM && !/\([^)]*$/.test(above);
}

/** A name in a large font that a narrow column breaks: "Harshita" and "Deshmukh" below it. */
function isWrappedTitle(above: Row, { cells: [first, ...others], size, y }: Row) {
  const last = above.cells[0]!;
  if (above.cells.length > 1 || others.length > 0 || above.size !== size) return false;
  if (isHeading(first!.text) || isHeading(last.text) || above.y - y > NEXT_LINE * size)
    return false;
  return Math.abs(first!.left - last.left) <= SAME_EDGE && !DOCUMENT.test(last.text);
}

export const DOCUMENT = /r[eé]sum[eé]|curriculum|vitae|bio-?data/i;

/** "Educational" and "Qualification", or "DECLARATIO" and "N", below each other. */
function isWrappedHeading(above: Row, row: Row): boolean {
  if (above.cells.length > 1 || row.cells.length > 1 || above.size !== row.size) return false;
  const [text, next] = [above.cells[0]!.text.trim(), row.cells[0]!.text.trim()];
  if (/^\p{L}+$/u.test(text) && END_OF_HEADING.test(next) && isHeading(`${text} ${next}`))
    return true;
  return (
    !isHeading(text) &&
    !isHeading(next) &&
    (isHeading(`${text} ${next}`) || isBrokenHeading(text, next))
  );
}

/** "Background" below "Academic": such words are not headings alone. */
export const END_OF_HEADING =
  /^(?:background|history|profile|details|summary|records?|qualifications?|credentials|information|experience|expertise|skills|competenc(?:y|ies))$/i;

const isBrokenHeading = (text: string, next: string): boolean =>
  !isHeading(text) &&
  !text.includes(' ') &&
  /^\p{Lu}+$/u.test(text + next) &&
  isHeading(text + next);

/** The next line of an item begins where its text begins, to the right of the bullet. */
function isWrappedBullet({ indent }: Above, { row, texts }: Below): boolean {
  const [first] = row.cells;
  if (indent === undefined || !first || row.cells.length > 1) return false;
  const isInside = first.left > indent + SAME_EDGE && first.left < indent + 4 * row.size;
  return isInside && !BULLET.test(texts[0] ?? '') && !NUMBERED.test(texts[0] ?? '');
}

const NUMBERED = /^\(?\d{1,2}[.)]\s/;

/** "Java, SQL, Spring" and "Boot, Docker" below it. */
function isWrappedList(last: Row, row: Row): boolean {
  const [above, below] = [last.cells, row.cells];
  if (above.length > 1 || below.length > 1) return false;
  const { text, left } = above[0]!;
  const separators = text.match(LIST)?.length ?? 0;
  const isList =
    (separators >= 2 || (separators > 0 && below[0]!.text.search(LIST) >= 0)) &&
    !BULLET.test(below[0]!.text.trim()) &&
    ![text, below[0]!.text].some((one) => NO_LIST.test(one));
  const isSameFont = (above[0]!.lastFont ?? above[0]!.font) === below[0]!.font;
  return (
    isList && isSameFont && Math.abs(left - below[0]!.left) <= SAME_EDGE && last.size === row.size
  );
}

/** The second line of a sentence or of an open bracket, below the first. */
function isSentence(last: Row, row: Row): boolean {
  const [above, below] = [last.cells.at(-1)!, row.cells[0]!];
  if (row.cells.length > 1 || Math.abs(last.size - row.size) > 0.1 * row.size) return false;
  const isBelow = Math.abs(above.left - below.left) <= SAME_EDGE;
  const text = below.text.trim();
  if (!isBelow || BULLET.test(text) || NUMBERED.test(text) || isHeading(text)) return false;
  if (/^\S*(?:@|:\/\/|www\.|\.(?:com|in|io|org|net)\b)/.test(text)) return false;
  if (/^\p{Ll}/u.test(text) || /\([^)]*$/.test(above.text)) return true;
  if (/:\s*$/.test(above.text)) return /^\d/.test(text);
  return (
    /[,&|–—-]\s*$/.test(above.text) ||
    (LABELED.test(above.text) && !LABELED.test(text) && !ENDS_WITH_DATE.test(above.text))
  );
}

/** A line in the same font, directly below one that says too little alone. */
function isSameText(text: string, last: Row, row: Row): boolean {
  const [above, below] = [last.cells.at(-1)!, row.cells[0]!];
  if (row.cells.length > 1 || above.font !== below.font || last.size !== row.size) return false;
  if (Math.abs(above.left - below.left) > SAME_EDGE) return false;
  const next = below.text.trim();
  if (OF_NAME.test(next)) return true;
  if (text.split(' ').length <= FEWEST_WORDS || BULLET.test(next) || NUMBERED.test(next))
    return false;
  if (isHeading(text) || isHeading(next) || LABELED.test(next) || CONTACT.test(`${text} ${next}`))
    return false;
  // A period after the end of a sentence is that of the next job.
  const isWhole =
    ENDS_WITH_DATE.test(text) ||
    titleScore(withoutBullet(text)) >= 4 ||
    (/[.।]\s*$/.test(text) && periodsIn(next).length > 0);
  return !isWhole && spansIn(next)[0]?.start !== 0 && degreeIn(next)?.start !== 0;
}

const OF_NAME = /^(?:polytechnic|college|university|institute|school|limited|ltd|pvt)[^,]{0,20}$/i;
const FEWEST_WORDS = 3;
const CONTACT = /@|\d{5}|:\/\//;
const ENDS_WITH_DATE = /(?:(?:19|20)\d{2}|present|date|now|current|ongoing|tak|तक|\d%?)[\s).\]]*$/i;

/** "Course: Master of Business" and "Administration" below it. */
const LABELED = /^\p{L}[\p{L} .'/]{1,25}:\s/u;

const PART_OF_ADDRESS = /^[\w.-]*@?[\w.-]+$/;
const WHOLE_END = /@[\w.-]+\.(?:com|in|org|net|edu|info|io)$/i;
const ADDRESS = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}$/i;

/** An email address that has no room in a narrow column: "asha.rao@mail.exa" and "mple" below it. */
function isBrokenAddress(last: Row, row: Row, isFull: boolean): boolean {
  if (row.cells.length > 1 || last.y - row.y > NEXT_LINE * row.size) return false;
  const above = last.cells.at(-1)!.text.trim();
  const start = above.split(/\s/).at(-1)!;
  const end = row.cells[0]!.text.trim();
  if (isFull && BROKEN_LINK.test(start) && /^[\w%/-]+$/.test(end) && !isHeading(end)) return true;
  if (
    !PART_OF_ADDRESS.test(end) ||
    /^(?:\p{Lu}|www)/u.test(end) ||
    WHOLE_END.test(start) ||
    isHeading(end)
  )
    return false;
  if (start.includes('@') === end.includes('@') || !ADDRESS.test(start + end)) return false;
  return (
    start.includes('@') ||
    HYPHENATED.test(start) ||
    /mail\s?(?:id)?\s?:/i.test(above) ||
    (isFull && LOCAL_PART.test(start))
  );
}

/** "linkedin.com/in/asha-" */
const BROKEN_LINK = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,6}\/[\w%./-]*[/-]$/i;
const LOCAL_PART = /^[a-z]+[._\d][\w.]*$/;
/** Browsers break a long word after a hyphen. */
const HYPHENATED = /^[a-z][\w.]+-$/;

/** "Institute of" and "Management" below it, "Feb 2018 – Jun" and "2021". */
function isOpen(last: Row, row: Row): boolean {
  if (last.cells.length > 1 || row.cells.length > 1) return false;
  const [above, below] = [last.cells[0]!.text, row.cells[0]!.text];
  if (OPEN_END.test(above) || (OPEN_PERIOD.test(above) && /^\s*(?:19|20)\d{2}\b/.test(below)))
    return true;
  const count = (text: string) => periodsIn(text).length;
  return OPEN_SPAN.test(above) && count(`${above} ${below}`) > count(above) + count(below);
}

/** "Feb 2017 –" and "now" below it, beside what happened then. */
export function isOpenPeriodBeside(last: Row, row: Row): boolean {
  const [above, below] = [last.cells[0]!, row.cells[0]!];
  const isBeside = last.cells.length > 1 && row.cells.length > 1;
  const isBelow = Math.abs(above.left - below.left) <= SAME_EDGE;
  return (
    isBeside &&
    isBelow &&
    OPEN_YEAR.test(above.text) &&
    periodsIn(`${above.text} ${below.text}`).length > 0
  );
}

const OPEN_YEAR = /(?:19|20)\d{2}\s?(?:[–—-]|to)\s*(?:\p{Lu}\p{L}{2,8}\.?)?\s*$/u;
const OPEN_SPAN = /\d{2}\s*(?:[–—-]|to|till)\s*$/i;
const OPEN_END = /\s(?:of|and|for|the|in|from|at|with|&|OF|AND|since|as|an?|by|or)\s*$/;
const OPEN_PERIOD = /[–—-]\s*(?:\p{Lu}\p{Ll}{2,8})?\s*$/u;
const LIST = /[,;•|]\s/g;
const NO_LIST = /(?:19|20)\d{2}|@|\d{5}/;

/**
 * The cells that go on below because their next word had no room before the next column: all, or in a table some, beside
 * a second line of another cell.
 */
export function wrappedCells(last: Row, row: Row, end: number): readonly Piece[] {
  const isTable = last.cells.length >= 3 || spansIn(last.cells.at(-1)!.text).length > 0;
  const canWrap =
    isTable &&
    last.cells.length >= 2 &&
    (row.cells.length < last.cells.length || isOpenPeriod(last, row)) &&
    last.y - row.y <= NEXT_LINE * row.size;
  if (!canWrap) return [];
  const wrapped = (slack: number) =>
    row.cells.filter((cell) => {
      const at = last.cells.findIndex(({ left }) => Math.abs(cell.left - left) <= SAME_EDGE);
      const limit = last.cells[at + 1]?.left ?? end;
      const above = last.cells[at];
      if (!above || NUMBER_ALONE.test(above.text.trim()) || isHeading(cell.text.trim()))
        return false;
      return above.right + slack * row.size + firstWord(cell) > limit;
    });
  const all = wrapped(SLACK);
  return all.length === row.cells.length ? all : last.cells.length >= 3 ? wrapped(0) : [];
}

const NUMBER_ALONE = /^\(?(?:\d{1,2}|[a-z])[.)]$/i;

/** The row with the ends of its cells in the lines that were joined to them. */
export function withEnds(last: Row, row: Row): Row {
  const cells = last.cells.map((cell) => {
    const below = row.cells.find(({ left }) => Math.abs(cell.left - left) <= SAME_EDGE);
    return below ? { ...cell, right: below.right } : cell;
  });
  return { ...last, y: row.y, cells };
}

/** "Jun 2020 – Oct" and "2021" below it. */
function isOpenPeriod(last: Row, row: Row): boolean {
  const [above, below] = [last.cells.at(-1)!.text, row.cells.at(-1)!.text];
  const isOpenDate = spansIn(above).length > 0 && periodsIn(above).length === 0;
  return isOpenDate && periodsIn(`${above} ${below}`).length === 1;
}
