import { asciiDigits } from '#schema/validation/values/numbers.ts';

export type Section = 'head' | 'summary' | 'experience' | 'education' | 'skills' | 'other';

export interface ResumeLine {
  text: string;
  section: Section;
}

const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/^(?:career |professional |personal )?(?:summary|objective|profile|about me)$/, 'summary'],
  [
    /^(?:work|professional|employment|job|career)? ?(?:experience|history|employment history|employment)(?: details)?$/,
    'experience',
  ],
  [
    /^(?:education|academics?|educational|academic)(?:al)? ?(?:details|qualifications?|background|profile)?$/,
    'education',
  ],
  [/^qualifications?$/, 'education'],
  [
    /^(?:key|core|technical|professional|soft|functional|it|computer)? ?(?:skills?|skill set|competenc(?:y|ies))(?: and (?:tools|technologies))?$/,
    'skills',
  ],
  [
    /^(?:projects?|certifications?|certificates?|courses|languages?|hobbies|interests|achievements|awards|references?|declaration|personal (?:details|information|data)|strengths|publications|internships?|training)$/,
    'other',
  ],
];

/** A longer paragraph is split, so that no pattern runs over a whole page. */
const LONGEST_LINE = 500;

/** The lines of a resume, each with its section; everything before the first heading is the head. */
export function resumeLines(text: string): ResumeLine[] {
  let section: Section = 'head';
  const lines: ResumeLine[] = [];
  for (const raw of asciiDigits(text).split(/\r?\n|\f/)) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '') continue;
    const [heading, rest] = headingOf(line.slice(0, LONGEST_LINE));
    if (heading) section = heading;
    const text = heading ? rest + line.slice(LONGEST_LINE) : line;
    for (const piece of piecesOf(text)) lines.push({ text: piece, section });
  }
  return lines;
}

/** Cut between words; an empty text has no piece. */
function piecesOf(text: string): string[] {
  if (text.length <= LONGEST_LINE) return text ? [text] : [];
  const end = text.lastIndexOf(' ', LONGEST_LINE);
  const cut = end > 0 ? end : LONGEST_LINE;
  return [text.slice(0, cut), ...piecesOf(text.slice(cut).trimStart())];
}

/** "EDUCATION", "Education:" and "Skills: Java, SQL", where the rest belongs to the section. */
function headingOf(line: string): [Section | undefined, string] {
  const [title = '', ...rest] = line.split(/\s?[:：]\s?/);
  const bare = title
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare.length > 40) return [undefined, ''];
  const section = HEADINGS.find(([pattern]) => pattern.test(bare))?.[1];
  return [section, rest.join(': ').trim()];
}

export function linesIn(lines: readonly ResumeLine[], ...sections: Section[]): string[] {
  return lines.filter(({ section }) => sections.includes(section)).map(({ text }) => text);
}

/** The value they all agree on; undefined if they differ or there is none. */
export function onlyOne<Value>(found: readonly Value[]): Value | undefined {
  return new Set(found).size === 1 ? found[0] : undefined;
}
