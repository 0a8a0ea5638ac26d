import { asciiDigits } from '#schema/validation/values/readNumber.ts';
import { sectionNamed, type Section } from './headings.ts';
import { sectionOfLines } from './unnamedSections.ts';
import { hasLanguage } from './languageNames.ts';

/** Marks in the text of a resume: the beginning of the next page, and the beginning and the end of a side column. */
export const PAGE_BREAK = '\f';
export const SIDE_COLUMN = '\v';
/** The mark before a line in the letters of the headings. */
export const HEADING = '\u001e';
/** The mark between the cells of a table, and before a date at the right margin. */
export const CELL = '\t';

/** Where something is written, so that people can look it up. */
export interface Source {
  page: number;
  line: number;
  text: string;
}

export interface ResumeLine extends Source {
  section: Section;
}

/** A longer paragraph is split, so that no pattern runs over a whole page. */
const LONGEST_LINE = 500;
/** The lines after these are not read; a resume of ten pages has 600. */
const MOST_LINES = 5_000;
/** More headings that no list knows are no headings. */
const MOST_UNNAMED = 20;
const ENDS = new RegExp(`(?:\r?\n)|(?=[${PAGE_BREAK}${SIDE_COLUMN}])`);

/** The lines of a resume, each with its section; everything before the first heading is the head. */
export function resumeLines(text: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  const beside: ResumeLine[] = [];
  /** Under a heading that no list knows, until it is clear what they are. */
  const unnamed: { heading: string; under: ResumeLine[] }[] = [];
  const sections: { main: Section; side: Section } = { main: 'head', side: 'contact' };
  const open: { main?: ResumeLine[]; side?: ResumeLine[] } = {};
  let column: 'main' | 'side' = 'main';
  let page = 1;
  let number = 0;
  for (const raw of asciiDigits(text).split(ENDS, MOST_LINES)) {
    if (raw.startsWith(PAGE_BREAK)) [page, number, column] = [page + 1, 0, 'main'];
    if (raw.startsWith(SIDE_COLUMN)) column = column === 'main' ? 'side' : 'main';
    const line = tidyLine(raw.replace(HEADING, ''));
    if (line === '') continue;
    number += 1;
    const current = sections[column];
    const kept = column === 'main' ? lines : beside;
    // The name may be written in the letters of the headings.
    const isName = lines.length === 0 || (lines.length === 1 && DOCUMENT.test(lines[0]!.text));
    if (raw.includes(HEADING) && !isName && !sectionNamed(line)) {
      const under: ResumeLine[] = [];
      open[column] = under;
      unnamed.push({ heading: line, under });
      sections[column] = 'other';
      continue;
    }
    const { section, rest, lasts } = headingOf(line, current);
    if (lasts) {
      sections[column] = section;
      delete open[column];
    }
    for (const piece of piecesOf(rest)) {
      const read = { text: piece, section, page, line: number };
      kept.push(read);
      open[column]?.push(read);
    }
  }
  const named = new Set([...lines, ...beside].map(({ section }) => section));
  for (const { heading, under } of unnamed.slice(0, MOST_UNNAMED)) {
    const section = sectionOfLines(heading, under, named);
    for (const one of under) if (one.section === 'other') one.section = section;
  }
  return [...lines, ...beside];
}

const DOCUMENT = /^(?:r[eé]sum[eé]|curriculum vitae|c\.?v\.?|bio-?\s?data)$/i;

/** "## Experience" and "### Nurse" in plain text. */
const MARKDOWN = /^\s{0,3}#{2,6}\s/;

/** The space between cells stays a tab, and the empty cells of a table are kept. */
function tidyLine(raw: string): string {
  const cells = raw
    .replace(MARKDOWN, '')
    .split(CELL)
    .map((cell) => cell.replace(/\s+/g, ' ').trim());
  const filled = cells.filter((cell) => cell !== '');
  return (filled.length > 2 ? cells : filled).join(CELL);
}

/** Cut between words; an empty text has no piece. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_LINE) {
    const end = rest.lastIndexOf(' ', LONGEST_LINE);
    const cut = end > 0 ? end : LONGEST_LINE;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest ? [...pieces, rest] : pieces;
}

interface Heading {
  section: Section;
  /** The rest of the line after the heading. */
  rest: string;
  /** Whether the lines below belong to the section as well. */
  lasts: boolean;
}

const OPEN: ReadonlySet<Section> = new Set(['head', 'contact', 'summary', 'references', 'other']);
const MAJOR: ReadonlySet<Section> = new Set(['experience', 'education', 'projects']);

/**
 * Finds the heading in "EDUCATION", "Education:", "Skills: Java, SQL" and, with a heading in the margin, "SKILLS
 * Java, SQL".
 */
function headingOf(line: string, current: Section): Heading {
  const none = { section: current, rest: line, lasts: false };
  // "Contact : 9825 098 250" is not only a heading, but also a line of its section.
  const whole = /(?:\d[\s-]?){6}/.test(line) ? undefined : sectionNamed(line);
  if (whole) {
    const isPartOfJob = current === 'experience' && whole === 'other' && line.endsWith(':');
    return isPartOfJob ? none : { section: whole, rest: '', lasts: true };
  }
  const start = line.slice(0, LONGEST_LINE);
  const at = start.search(/[:：\t]/);
  const section = at < 0 ? undefined : sectionNamed(start.slice(0, at));
  if (!section) return none;
  const rest = line.slice(at + 1).trim();
  // "Course: B.Com" is a degree, not a certificate.
  if (section === 'certificates' && current === 'education') return none;
  if (line[at] === CELL) {
    const isTable = rest.includes(CELL) || sectionNamed(rest) !== undefined;
    return isTable || current === 'personal' ? none : { section, rest, lasts: true };
  }
  if (section === 'experience' && /^(?:\d|nil|fresher)/i.test(rest)) return none;
  if (section === 'languages' && current === 'skills' && !hasLanguage(rest)) return none;
  if (/^(?:declaration|घोषणा)/iu.test(line)) return { section, rest, lasts: true };
  // Among jobs and degrees, the line of a smaller section only describes one of them.
  return { section, rest, lasts: OPEN.has(current) || (MAJOR.has(section) && !MAJOR.has(current)) };
}

export function linesIn(lines: readonly ResumeLine[], ...sections: Section[]): ResumeLine[] {
  return lines.filter(({ section }) => sections.includes(section));
}

export const textsOf = (lines: readonly ResumeLine[]): string[] => lines.map(({ text }) => text);

/** The only value; undefined if the values differ or there are no values. */
export function onlyOne<Value>(found: readonly Value[]): Value | undefined {
  return new Set(found).size === 1 ? found[0] : undefined;
}

export const sourceOf = ({ page, line, text }: ResumeLine): Source => ({
  page,
  line,
  text: text.replaceAll(/\t+/g, '  ').trim(),
});
