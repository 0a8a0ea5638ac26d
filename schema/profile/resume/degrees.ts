import { CAREER_MAX, type Degree } from '#schema/profile/career.ts';
import { QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { spansIn, without } from './dates.ts';
import { degreeIn, type NamedDegree } from './degreeNames.ts';
import { isJobTitle, isPlace } from './lexicon.ts';
import { linesIn, sourceOf, type ResumeLine, type Source } from './resumeLines.ts';
import { isProse, withoutBullet } from './words.ts';

export type FoundDegree = Degree & { source: Source; isUnfinished: boolean };

const SCHOOL =
  /(?<![\p{L}\p{M}])(?:university|univ\.?|institute|institutes|institution|college|colleges|school|academy|vidyapeeth|vishwavidyalaya|vidyalaya|mahavidyalaya|polytechnic|board|IITs?|NIT|IIM|IIIT|IHM|DIET|NIFT|BITS|VIT|IGNOU|AIIMS|CBSE|ICSE|CISCE|ISC|SSC Board|GSEB|GSHSEB|WBBSE|WBCHSE|BSE|CHSE|HBSE|PSEB|JAC|SEBA|AHSEC|KSEEB|DHSE|MPBSE|CGBSE|UBSE|HPBOSE|JKBOSE|NBSE|IIIT|XLRI|SPJIMR|ICAI|ICSI|ICMAI|NIIT|VJTI|PSG|BHU|JNU|AMU|NIOS|MSBTE|BTE|RBSE|UPMSP|BSEB|ITI|campus|faculty|gurukul|convent|centre|center)(?![\p{L}\p{M}])|(?:विश्व\s?विद्यालय|महाविद्यालय|विद्यालय|कॉलेज|स्कूल|बोर्ड|संस्थान|विद्यापीठ|इंस्टीट्यूट|परिषद|अकादमी|मंडल|मण्डल)/iu;
const UNFINISHED =
  /(?<![\p{L}])(?:pursuing|ongoing|present|expected|appearing|current(?:ly)?|till date)(?![\p{L}])|अध्ययनरत|जारी/iu;
const GRADE =
  /(?:(?:C\.?G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|G\.?P\.?A\.?|percentage|grade|marks|score|aggregate|प्रतिशत|अंक|श्रेणी)\s{0,2}[:\t–-]?\s{0,2}(?:of\s)?)?(?<![\d.])(?<value>\d{1,2}(?:\.\d{1,2})?[ ]?%|\d{1,2}(?:\.\d{1,2})?[ ]?(?:percent|per cent|प्रतिशत)|\d{1,2}(?:\.\d{1,2})?[ ]?\/[ ]?(?:10|100|4)(?:\.0)?(?!\d)|\d{1,2}\.\d{1,2}[ ]?(?=C\.?G\.?P\.?A))(?:\s?C\.?G\.?P\.?A\.?)?/iu;
const LABELLED_GRADE =
  /(?:C\.?G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|G\.?P\.?A\.?|percentage|grade|marks|प्रतिशत)\s{0,2}[:\t–-]?\s{0,2}(?:of\s)?(\d{1,2}(?:\.\d{1,2})?|[A-DO]\+?)(?![\p{L}\d])/iu;
const CLASS =
  /(?<![\p{L}\p{M}])(?:first|second|third|1st|2nd|3rd)\s(?:class|division)(?:\s(?:with\s)?distinction)?(?![\p{L}])|(?<![\p{L}])distinction(?![\p{L}])|(?:प्रथम|द्वितीय|तृतीय) श्रेणी/iu;
const SEPARATOR =
  /[\t|;•·@]|,\s|\s[–—/-]\s|\s?[–—]\s?|[()[\]]|\s(?:passed |completed |done )?(?:from|at)\s|\swith\s(?=\d)|\s-\s?$|\sसे(?=\s|$)/iu;
const EDGES = /^[\s:,.–—*-]+|(?<![\s:,–—*-])[\s:,–—*-]+$/g;
const LABEL =
  /^(?:from|university|college|institut(?:e|ion)|school|board|degree|course|qualification|name of (?:the )?(?:institute|institution|college|school|course)|(?:(?:college|school|university|board|institut(?:e|ion))\s?\/\s?){1,2}(?:college|school|university|board|institut(?:e|ion))|year of passing|passing year|year|title of qualification awarded|name and type of organisation(?: providing)?(?: education)?(?: and training)?|field of study|speciali[sz]ation|branch|stream|major|विश्वविद्यालय|संस्थान|बोर्ड|वर्ष)\s{0,2}[:\t]\s*/iu;
const FIELD_LABEL =
  /^(?:field of study|speciali[sz]ation|branch|stream|major|subjects?)\s{0,2}[:\t]\s*/i;
const FIELD =
  /^\s*(?:\(hons?\.?\)\s*|hons?\.?\s)?(?:(?:degree|certificate)\s)?(?:in|with|विषय)\s+([\p{L}\p{M}][^\t|,;()–—]{1,60}?)(?=\s*(?:$|[\t|,;()–—·•]|\s-\s|\s(?:passed |completed |done )?(?:from|at)\s))/iu;
const FIELD_OF_STUDY =
  /^(?:(?:in\s)?(?:\p{L}+\s(?:and\s|&\s)?){0,3}(?:engineering|science|sciences|commerce|arts|humanities|finance|marketing|accounting|accountancy|economics|management|technology|mathematics|maths|physics|chemistry|biology|biotechnology|microbiology|botany|zoology|statistics|english|hindi|literature|history|geography|political science|psychology|sociology|philosophy|journalism|communications?|electronics|taxation|business|analytics|design|nursing|pharmacology|applications?|human resources?|HR|PCM|PCB|CSE|ECE|EEE))$/iu;
const NOT_A_FIELD =
  /^(?:\d|hons?\.?$|honou?rs$|year|pass(?:ed|ing)?|percentage|cgpa|gpa|grade|marks|score|first|second|regular|full|part|distance|pursuing|ongoing|present|expected|appearing|completed|class|degree|course|standard|std|aggregate|with|from|in$|board|university|affiliated|batch|passed out|education|certificate|examination|exam|की|से|उत्तीर्ण|प्रतिशत|वर्ष)/iu;
/** How far from its beginning a line may name a degree: "I passed B.Com from Delhi University in 2019 with 61%." */
const NEAR_START = 25;
const LONGEST_SENTENCE = 200;
const MOST_BEFORE = 2;
const MOST_AFTER = 4;
const LONGEST_NAME = 150;

/** The degrees of the education section, each with its details. */
export function findDegrees(all: readonly ResumeLine[]): FoundDegree[] {
  const lines = linesIn(all, 'education').flatMap(sentencesOf);
  // The names of its columns say what a table is, even without a heading.
  const table = degreesOfTable(lines.length > 0 ? lines : all);
  const written = degreesOfEntries(lines);
  return table.length >= written.length ? table : written;
}

/** "I did B.Com from Delhi University in 2017 and passed Senior Secondary from CBSE in 2014." */
function sentencesOf(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split(/,?\sand\s(?=(?:passed|completed|did)\s)/i);
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
}

function degreesOfEntries(lines: readonly ResumeLine[]): FoundDegree[] {
  const anchors = lines
    .flatMap((line, at) => (isAnchor(line) ? [at] : []))
    .slice(0, CAREER_MAX.degrees);
  const entries = anchors.map((anchor, index) =>
    entryAround(lines, anchor, anchors[index - 1] ?? -1, anchors[index + 1] ?? lines.length),
  );
  const schoolLine = usualLine(entries, ({ school }) => school?.score);
  const dateLine = usualLine(entries, ({ hasDate }) => (hasDate ? 2 : undefined));
  return entries.map((entry) => degreeOf(lines, entry, schoolLine, dateLine));
}

/** The line that names a degree, and those around it. */
interface Entry {
  anchor: number;
  named: NamedDegree;
  /** The field, if it has its own line. */
  field: string | null;
  near: readonly NearLine[];
}

interface NearLine {
  /** The number of lines below the line with the degree; negative above it. */
  distance: number;
  text: string;
  school: { name: string; score: number } | undefined;
  hasDate: boolean;
}

function entryAround(
  lines: readonly ResumeLine[],
  anchor: number,
  previous: number,
  next: number,
): Entry {
  const own = withoutBullet(lines[anchor]!.text);
  const named = nameOf(own)!;
  const from = Math.max(previous + 1, anchor - MOST_BEFORE);
  const after = lines.slice(anchor + 1, Math.min(next, anchor + 1 + MOST_AFTER));
  const stop = after.findIndex(({ text }) => isProse(text));
  const until = anchor + 1 + (stop < 0 ? after.length : stop);
  // "Finance" alone on the line below "MBA" is its field.
  const isField = (at: number) => at > anchor && isFieldOfStudy(withoutBullet(lines[at]!.text));
  const kept = Array.from({ length: until - from }, (_, at) => from + at).filter(
    (at) => !isField(at),
  );
  const first = lines[anchor + 1];
  const field =
    first && anchor + 1 < until && isField(anchor + 1) ? withoutBullet(first.text) : null;
  const near = kept.map((at, index): NearLine => {
    const { text } = lines[at]!;
    const distance = index - kept.indexOf(anchor);
    const rest =
      distance === 0
        ? `${own.slice(0, named.start)}\t${own.slice(named.end)}`
        : withoutBullet(text);
    return {
      distance,
      text: rest,
      // "(Mechanical Engineering)" below the degree is its field.
      school: rest.startsWith('(')
        ? undefined
        : schoolIn(rest, distance === 0 ? fieldOf(own, named) : null),
      hasDate: spansIn(rest.replace(GRADE, ' ')).length > 0,
    };
  });
  return { anchor, named, field, near };
}

/** The score of a degree that has no such part in this line. */
const MISSING = -2;
const FAR = 0.3;
/** What a line above the degree loses in score, because it may belong to another degree. */
const ABOVE = 0.6;

/**
 * The line in which most degrees have a part such as the school, because people write all their degrees in the same
 * way.
 */
function usualLine(
  entries: readonly Entry[],
  scoreOf: (line: NearLine) => number | undefined,
): number {
  let best = 0;
  let most = -Infinity;
  const [first, last] = [entries[0], entries.at(-1)];
  const isSure = (line: NearLine) => (scoreOf(line) ?? 0) >= KNOWN;
  // With none above the first degree and one below the last, each is below its own.
  const isBelow =
    !first?.near.some((line) => line.distance < 0 && isSure(line)) &&
    last?.near.some((line) => line.distance > 0 && isSure(line));
  for (let distance = isBelow ? 0 : -MOST_BEFORE; distance <= MOST_AFTER; distance += 1) {
    const sum = entries.reduce(
      (total, { near }) => {
        const line = near.find((one) => one.distance === distance);
        return total + ((line && scoreOf(line)) ?? MISSING);
      },
      -FAR * Math.abs(distance) - (distance < 0 ? ABOVE : 0),
    );
    if (sum > most) [best, most] = [distance, sum];
  }
  return best;
}

/** Whether the line names a degree near its beginning. A school whose name contains a degree does not count. */
function isAnchor({ text }: ResumeLine): boolean {
  const degree = nameOf(withoutBullet(text));
  if (!degree) return false;
  const isStart = degree.start < NEAR_START && text.length < LONGEST_SENTENCE;
  return isStart || !isProse(text);
}

/** "Government Polytechnic, Pune" and "Delhi High School" are schools, not degrees. */
function nameOf(text: string): NamedDegree | undefined {
  const first = degreeIn(text);
  if (!first) return undefined;
  // "Graduation: B.Com"
  const isLevel = /^(?:(?:post[ -]?)?graduation|diploma|doctorate)$/i.test(first.name);
  const isLabel = isLevel && /^\s?[:–-]\s/.test(text.slice(first.end));
  const degree = (isLabel ? nameAfter(text, first.end) : undefined) ?? first;
  const isSchool =
    /^(?:polytechnic|high school|(?:[NS]CVT )?I\.?T\.?I|हाई\s?स्कूल|secondary school|higher secondary school|माध्यमिक|उच्च माध्यमिक|intermediate|पॉलिटेक्निक)/iu.test(
      degree.name,
    );
  // "Boys Senior Secondary School" is a school, not a degree.
  if (degree.start > 0 && /^\s*(?:school|स्कूल)/iu.test(text.slice(degree.end)))
    return nameAfter(text, degree.end);
  if (!isSchool) return degree;
  if (/^polytechnic$/i.test(text.trim())) return undefined;
  const [next = ''] = text.slice(degree.end).split(/[\t|(;–—]|\s-\s/);
  if (/^(?:I\.?T\.?I|poly)/i.test(degree.name) && isSchoolName(next))
    return nameAfter(text, degree.end);
  if (degree.start === 0) return degree;
  const before = text.slice(0, degree.start);
  const follows =
    /(?:^|[\t|,:;(–—•\])-]|^(?:passed|completed|done|pursuing))\s*$/i.test(before) &&
    !/^\s*[,]/.test(text.slice(degree.end));
  if (follows) return degree;
  const rest = nameAfter(text, degree.end);
  return rest;
}

/** What follows "ITI" in its name: a place, or the person it is named after. */
function isSchoolName(next: string): boolean {
  const name = next.replace(EDGES, '').split(/,\s/)[0]!;
  return (
    /^\p{Lu}\p{L}+$/u.test(name) &&
    !isJobTitle(name) &&
    !/^(?:certificate|diploma|course|pass|trade|copa)/i.test(name)
  );
}

function nameAfter(text: string, from: number): NamedDegree | undefined {
  const rest = degreeIn(text.slice(from));
  return rest && { ...rest, start: rest.start + from, end: rest.end + from };
}

function degreeOf(
  lines: readonly ResumeLine[],
  { anchor, named, field, near }: Entry,
  schoolLine: number,
  dateLine: number,
): FoundDegree {
  const at = (distance: number) => near.find((line) => line.distance === distance);
  const own = withoutBullet(lines[anchor]!.text);
  // Lines before the usual one, and after it, may be about another degree.
  const first = Math.min(0, schoolLine, dateLine);
  const around = near.filter(({ distance }) => distance >= first);
  const byDistance = around.toSorted((a, b) => Math.abs(a.distance) - Math.abs(b.distance));
  const besideName = fieldOf(own, named);
  // "M.Tech, JNTU Hyderabad" where the other degrees have the school on the same line.
  const isSchool =
    schoolLine === 0 &&
    besideName !== null &&
    (at(0)?.school?.score ?? 0) < KNOWN &&
    own.slice(named.end).startsWith(`, ${besideName}`) &&
    besideName.includes(' ') &&
    !isFieldOfStudy(besideName);
  const school = isSchool
    ? { name: besideName }
    : (at(schoolLine)?.school ??
      byDistance.find((line) => (line.school?.score ?? 0) >= KNOWN)?.school);
  const dated = at(dateLine)?.hasDate ? at(dateLine) : byDistance.find(({ hasDate }) => hasDate);
  const after = near.filter(({ distance }) => distance > 0 && distance !== schoolLine);
  const text = around.map((line) => line.text).join('\t');
  return {
    qualification: named.qualification,
    name: tidyName(named.name),
    field: (isSchool ? null : besideName) ?? field ?? labelledField(after.map((line) => line.text)),
    institution: school?.name ?? null,
    ...datesOf(dated?.text ?? ''),
    isUnfinished: UNFINISHED.test(text),
    grade: gradeOf(own) ?? gradeOf(text),
    source: sourceOf(lines[anchor]!),
  };
}

const tidyName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();

function labelledField(texts: readonly string[]): string | null {
  const text = texts.find((one) => FIELD_LABEL.test(one));
  return text?.replace(FIELD_LABEL, '').split(/[\t|]/)[0]?.trim() ?? null;
}

/** "in Computer Science", "(Accounting)", "- Physics" and ", Civil Engineering" directly after the name. */
function fieldOf(text: string, { end, qualification }: NamedDegree): string | null {
  const rest = text
    .slice(end)
    .replace(/^\.\s?/, '')
    .replace(GRADE, '\t');
  if (/^\s*(?:passed |completed |done )?(?:from|at)\s/i.test(rest)) return null;
  const inField = FIELD.exec(rest)?.[1]?.trim();
  if (inField) return isField(inField) ? inField : null;
  const [next] = rest
    .replace(/^\s*(?:\(?hons?\.?\)?|degree|certificate)\s*/i, '')
    .split(SEPARATOR)
    .map((part) => part.replace(EDGES, ''))
    .filter((part) => part !== '' && !/^(?:hons?\.?|honou?rs)$/i.test(part));
  if (!next || rest.startsWith('\t')) return null;
  if (
    qualification === 'high_school' &&
    !/^(?:science|commerce|arts|humanities|PCM|PCB|विज्ञान|वाणिज्य|कला)/iu.test(next)
  )
    return null;
  return isField(next) ? next : null;
}

const isFieldOfStudy = (text: string): boolean => FIELD_OF_STUDY.test(text) && !SCHOOL.test(text);

function isField(text: string): boolean {
  return (
    text.length <= 60 &&
    text.split(' ').length <= 6 &&
    /^[\p{L}]/u.test(text) &&
    !NOT_A_FIELD.test(text) &&
    !SCHOOL.test(text) &&
    !/\d/.test(text) &&
    !isPlace(text)
  );
}

/** A line with at least this score is certainly a school: its words say so, or the other degrees have theirs there. */
const KNOWN = 2;

/** The part of a line that looks most like a school. */
function schoolIn(text: string, field: string | null): NearLine['school'] {
  const line = text.replace(LABEL, '');
  const parts = without(line, spansIn(line.replace(GRADE, (grade) => ' '.repeat(grade.length))))
    .replace(GRADE, '\t')
    .split(SEPARATOR)
    .map((part) => part.replace(EDGES, '').replace(LABEL, ''))
    .map((part) =>
      part.replace(
        /^(?:the|from|at|pass(?:ed)?|completed|done)\s|\s(?:in|with|from|year|during|since|in the year|completed|passed)$/gi,
        '',
      ),
    )
    .filter((part) => part !== '');
  let best: NearLine['school'];
  for (const [at, part] of parts.entries()) {
    const score = part === field ? 0 : schoolScore(part);
    if (score <= (best?.score ?? 0)) continue;
    const next = parts[at + 1];
    // "IIT, Delhi" is one name.
    const isShort = next && /^(?:IIT|NIT|IIM|IIIT|BITS|VIT|ITI)$/.test(part) && isPlace(next);
    best = { name: isShort ? `${part} ${next}` : part, score };
  }
  return best;
}

/** "Board" over a column is not a school. */
const isNameOfColumn = (part: string): boolean =>
  COLUMNS.some(([pattern, kind]) => (kind === 'board' || kind === 'school') && pattern.test(part));

const BOARD = /^(?:CBSE|ICSE|CISCE|ISC|(?:\p{L}+\s){0,2}board)$/iu;

function schoolScore(part: string): number {
  if (part.length > LONGEST_NAME || !/^(?:\p{Lu}|\p{Script=Devanagari})/u.test(part)) return 0;
  if (isNameOfColumn(part)) return 0;
  // "Senior Secondary (CBSE), Modern School"
  if (SCHOOL.test(part)) return BOARD.test(part) ? 2.5 : 3;
  if (isPlace(part) || NOT_A_FIELD.test(part) || degreeIn(part)?.start === 0 || /\d/.test(part))
    return 0;
  return isProse(part) || part.split(' ').length > 8 ? 0 : /^\p{Lu}{3,6}$/u.test(part) ? 1 : 0.5;
}

function datesOf(text: string): { from: string | null; to: string | null; isUnfinished: boolean } {
  const isUnfinished = UNFINISHED.test(text);
  const spans = spansIn(text.replace(GRADE, ' '));
  const period = spans.find(({ from }) => from !== null);
  const single = spans.filter(({ from }) => from === null).map(({ to }) => to);
  if (period) return { from: period.from, to: period.isCurrent ? null : period.to, isUnfinished };
  const year = single.length > 0 && new Set(single).size === 1 ? single[0]! : null;
  return { from: null, to: year, isUnfinished };
}

function gradeOf(text: string): string | null {
  const value =
    GRADE.exec(text)?.groups?.value ?? LABELLED_GRADE.exec(text)?.[1] ?? CLASS.exec(text)?.[0];
  return value?.replace(/\s+/g, ' ').trim() ?? null;
}

type Column = 'degree' | 'school' | 'board' | 'year' | 'grade' | 'field' | 'other';
const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:degree|course|qualification|examination|exam|exam passed|class|std|standard|education|degree\s?\/\s?course|course\s?\/\s?degree|qualifications?|परीक्षा|योग्यता|कक्षा|डिग्री|शिक्षा)$/iu,
    'degree',
  ],
  [
    /^(?:(?:name of )?(?:the )?(?:institut(?:e|ion)|college|school)(?:\s?\/\s?(?:college|school|university|institute|board))?(?: name)?|school\/college|संस्थान|विद्यालय|कॉलेज|स्कूल)$/iu,
    'school',
  ],
  [
    /^(?:(?:board|university)(?:\s?\/\s?(?:board|university|college|institute|institution))?|बोर्ड|विश्व\s?विद्यालय|बोर्ड\s?\/\s?विश्व\s?विद्यालय|विश्व\s?विद्यालय\s?\/\s?बोर्ड)$/iu,
    'board',
  ],
  [
    /^(?:year(?: of passing| of completion)?|passing year|passed in|duration|period|session|batch|वर्ष|उत्तीर्ण वर्ष)$/iu,
    'year',
  ],
  [
    /^(?:percentage|%|marks(?: ?\(%\))?|cgpa|grade|score|result|percentage\s?\/\s?cgpa|cgpa\s?\/\s?(?:percentage|%)|%\s?\/\s?cgpa|division|aggregate|% of marks|marks %|अंक|प्रतिशत|श्रेणी)$/iu,
    'grade',
  ],
  [/^(?:speciali[sz]ation|branch|stream|subjects?|field|major|discipline|विषय)$/iu, 'field'],
];

/** Rows under a line with the names of the columns. */
function degreesOfTable(lines: readonly ResumeLine[]): FoundDegree[] {
  const at = lines.findIndex(({ text }) => columnsOf(text) !== undefined);
  if (at < 0) return [];
  const columns = columnsOf(lines[at]!.text)!;
  const rows = lines
    .slice(at + 1, at + 1 + CAREER_MAX.degrees)
    .map((line) => ({ line, cells: line.text.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.length === columns.length);
  if (!columns.includes('year')) {
    const years = columns.findIndex(
      (kind, column) =>
        kind === 'other' && rows.every(({ cells }) => spansIn(cells[column]!).length > 0),
    );
    if (years >= 0) columns[years] = 'year';
  }
  return rows.flatMap(({ line, cells }) => {
    const cell = (kind: Column) => cells[columns.indexOf(kind)];
    const text = cell('degree') ?? '';
    const named = degreeIn(text);
    if (!named) return [];
    const year = cell('year') ?? '';
    const grade = cell('grade') ?? '';
    const field = cell('field');
    return [
      {
        qualification: named.qualification,
        name: tidyName(named.name),
        field: fieldOf(text, named) ?? (field && /^\p{L}/u.test(field) ? field : null),
        institution:
          nameOrNull(cell('school')) ??
          nameOrNull(cell('board')) ??
          schoolIn(line.text.replace(text, ''), null)?.name ??
          null,
        ...datesOf(year),
        grade: /\d|[A-D]|class|division|श्रेणी/iu.test(grade) ? grade : null,
        source: sourceOf(line),
      },
    ];
  });
}

const nameOrNull = (text: string | undefined): string | null =>
  text && /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME ? text : null;

function columnsOf(text: string): Column[] | undefined {
  const cells = withoutBullet(text).split('\t');
  if (cells.length < 3) return undefined;
  const columns = cells.map(
    (cell): Column =>
      COLUMNS.find(([pattern]) => pattern.test(cell.trim().replace(/\.$/, '')))?.[1] ?? 'other',
  );
  const isHeader =
    columns.includes('degree') && columns.some((kind) => kind !== 'degree' && kind !== 'other');
  return isHeader && columns.filter((kind) => kind !== 'other').length >= 3 ? columns : undefined;
}

/** The degree with the highest qualification of the profile's list; of two equal ones, the first. */
export function highestOf(degrees: readonly FoundDegree[]): FoundDegree | undefined {
  const rank = ({ qualification }: FoundDegree) => QUALIFICATIONS.indexOf(qualification ?? 'other');
  return degrees
    .filter(({ qualification }) => qualification !== null && qualification !== 'other')
    .reduce<FoundDegree | undefined>(
      (best, degree) => (!best || rank(degree) > rank(best) ? degree : best),
      undefined,
    );
}
