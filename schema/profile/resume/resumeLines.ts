import { asciiDigits } from '#schema/validation/values/readNumber.ts';
import { degreeIn } from './degreeNames.ts';
import { sectionNamed, type Section } from './headings.ts';
import { sectionOfLines } from './unnamedSections.ts';
import { hasLanguage } from './languageNames.ts';
import { withoutBullet } from './words.ts';

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
/** If a resume has more headings that no list knows, they are not headings. */
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
  const raws = asciiDigits(text).split(ENDS, MOST_LINES);
  const repeated = repeatedAtEdges(raws);
  for (const [at, raw] of raws.entries()) {
    if (raw.startsWith(PAGE_BREAK)) [page, number, column] = [page + 1, 0, 'main'];
    if (raw.startsWith(SIDE_COLUMN)) column = column === 'main' ? 'side' : 'main';
    const line = tidyLine(raw.replace(HEADING, ''));
    if (line === '') continue;
    number += 1;
    if (repeated.has(at)) continue;
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
  // "Training" may be the heading of all that a person learnt.
  const trainings = [...lines, ...beside].filter(({ section }) => section === 'certificates');
  if (!named.has('education') && trainings.some(({ text }) => isSchoolDegree(text)))
    for (const line of trainings) line.section = 'education';
  for (const { heading, under } of unnamed.slice(0, MOST_UNNAMED)) {
    const section = sectionOfLines(heading, under, named);
    for (const one of under) if (one.section === 'other') one.section = section;
  }
  return [...lines, ...beside];
}

/** How many lines a header or a footer may have. */
const MOST_AT_EDGE = 2;
const FIRST_LINES = 4;
const PAGE_NUMBER =
  /^(?:page\s)?\d{1,2}\s?(?:\/|of)\s?\d{1,2}$|^(?:.{0,60}(?:\t|\s[|–—-])\s?)?page\s\d{1,2}(?:\s?(?:\/|of)\s?\d{1,2})?$/i;

/** Headers and footers: lines at the beginning of a page that are at that of the first, and the same lines at the end of pages. */
function repeatedAtEdges(raws: readonly string[]): Set<number> {
  const pages: { at: number; key: string; text: string }[][] = [[]];
  for (const [at, raw] of raws.entries()) {
    if (raw.startsWith(PAGE_BREAK)) pages.push([]);
    const text = tidyLine(raw.replace(HEADING, ''));
    const key = text.toLowerCase().replaceAll(/\d+/g, '0');
    if (key !== '') pages.at(-1)!.push({ at, key, text });
  }
  const head = new Set(pages[0]!.slice(0, FIRST_LINES).map(({ key }) => key));
  const headers = pages
    .slice(1)
    .flatMap((page) => page.slice(0, MOST_AT_EDGE).filter(({ key }) => head.has(key)));
  const ends = pages.map((page) => page.slice(-MOST_AT_EDGE));
  const pagesWith = new Map<string, number>();
  for (const end of ends)
    for (const key of new Set(end.map((line) => line.key)))
      pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
  const footers = ends.flat().filter(({ key }) => pagesWith.get(key)! > 1);
  const numbers = pages
    .flatMap((page) => [...page.slice(0, MOST_AT_EDGE), ...page.slice(-MOST_AT_EDGE)])
    .filter(({ text }) => PAGE_NUMBER.test(text));
  return new Set([...headers, ...footers, ...numbers].map(({ at }) => at));
}

const DOCUMENT = /^(?:r[eé]sum[eé]|curriculum vitae|c\.?v\.?|bio-?\s?data)$/i;

/** The colons of a form may have their own column. */
const COLON = /(?<=[^\s:])[^\S\t]?\t\s?:[-–]?\s/g;

/** "## Experience" and "### Nurse" in plain text. */
const MARKDOWN = /^\s{0,3}#{2,6}\s/;

/** The space between cells stays a tab, and the empty cells of a table are kept. */
function tidyLine(raw: string): string {
  const cells = raw
    .replace(MARKDOWN, '')
    .replace(COLON, ': ')
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

/** A course may end with a diploma, but not with a school certificate or a degree of a university. */
function isSchoolDegree(text: string): boolean {
  const degree = degreeIn(withoutBullet(text));
  return degree?.start === 0 && !['diploma', 'other'].includes(degree.qualification);
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
  // "Availability: 15 days" says nothing without its label.
  const rest = TERM.test(line) ? line : line.slice(at + 1).trim();
  // "Course: B.Com" is a degree, not a certificate.
  if (section === 'certificates' && current === 'education') return none;
  if (section === 'languages' && current === 'skills' && !hasLanguage(rest)) return none;
  if (line[at] === CELL) {
    const isTable = rest.includes(CELL) || sectionNamed(rest) !== undefined;
    return isTable || current === 'personal' ? none : { section, rest, lasts: true };
  }
  if (section === 'experience' && /^(?:\d|nil|fresher)/i.test(rest)) {
    // "Experience: 6 years" is a fact in the head, and a heading below it.
    const isHeading = current !== 'head' && current !== 'contact' && YEARS.test(rest);
    return isHeading ? { section, rest: line, lasts: true } : none;
  }
  // "Project: Metro line 3" says where a person worked.
  const isOfJob = current === 'experience' || current === 'summary';
  if (isOfJob && rest !== '' && /^project\s?[:：]/i.test(line)) return none;
  if (/^(?:declaration|घोषणा)/iu.test(line)) return { section, rest, lasts: true };
  // Among jobs and degrees, the line of a smaller section only describes one of them.
  return { section, rest, lasts: OPEN.has(current) || (MAJOR.has(section) && !MAJOR.has(current)) };
}

const YEARS = /^\d{1,2}(?:\.\d)?\+?\s?(?:years?|yrs?)\.?$/i;
const TERM = /^(?:notice|availability)\b/i;

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
