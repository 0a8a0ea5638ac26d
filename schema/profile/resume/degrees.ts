import { CAREER_MAX, type Degree } from '#schema/profile/career.ts';
import { QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { spansIn, without } from './dates.ts';
import { degreeIn, type NamedDegree } from './degreeNames.ts';
import { isPlace } from './lexicon.ts';
import { linesIn, sourceOf, type ResumeLine, type Source } from './resumeLines.ts';
import { isProse, withoutBullet } from './words.ts';

export type FoundDegree = Degree & { source: Source; isUnfinished: boolean };

const SCHOOL =
  /(?<![\p{L}\p{M}])(?:university|univ\.?|institute|institutes|institution|college|colleges|school|academy|vidyapeeth|vishwavidyalaya|vidyalaya|mahavidyalaya|polytechnic|board|IITs?|NIT|IIM|IIIT|IHM|NIFT|BITS|VIT|IGNOU|AIIMS|CBSE|ICSE|CISCE|NIOS|MSBTE|BTE|RBSE|UPMSP|BSEB|ITI|campus|faculty|gurukul|convent|centre|center)(?![\p{L}\p{M}])|(?:विश्वविद्यालय|महाविद्यालय|विद्यालय|कॉलेज|स्कूल|बोर्ड|संस्थान|विद्यापीठ|इंस्टीट्यूट|परिषद|अकादमी)/iu;
const UNFINISHED =
  /(?<![\p{L}])(?:pursuing|ongoing|present|expected|appearing|current(?:ly)?|till date)(?![\p{L}])|अध्ययनरत|जारी/iu;
const GRADE =
  /(?:(?:C\.?G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|G\.?P\.?A\.?|percentage|grade|marks|score|aggregate|प्रतिशत|अंक|श्रेणी)\s{0,2}[:\t–-]?\s{0,2}(?:of\s)?)?(?<![\d.])(?<value>\d{1,2}(?:\.\d{1,2})?[ ]?%|\d{1,2}(?:\.\d{1,2})?[ ]?(?:percent|per cent|प्रतिशत)|\d{1,2}(?:\.\d{1,2})?[ ]?\/[ ]?(?:10|100|4)(?:\.0)?(?!\d)|\d{1,2}\.\d{1,2}[ ]?(?=C\.?G\.?P\.?A))(?:\s?C\.?G\.?P\.?A\.?)?/iu;
const LABELLED_GRADE =
  /(?:C\.?G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|G\.?P\.?A\.?|percentage|grade|marks|प्रतिशत)\s{0,2}[:\t–-]?\s{0,2}(?:of\s)?(\d{1,2}(?:\.\d{1,2})?|[A-DO]\+?)(?![\p{L}\d])/iu;
const CLASS =
  /(?<![\p{L}\p{M}])(?:first|second|third|1st|2nd|3rd)\s(?:class|division)(?:\s(?:with\s)?distinction)?(?![\p{L}])|(?<![\p{L}])distinction(?![\p{L}])|(?:प्रथम|द्वितीय|तृतीय) श्रेणी/iu;
const SEPARATOR =
  /[\t|;•·]|,\s|\s[–—-]\s|\s?[–—]\s?|[()[\]]|\s(?:passed |completed |done )?(?:from|at)\s|\s-\s?$|\sसे(?=\s|$)/iu;
const EDGES = /^[\s:,.–—*-]+|(?<![\s:,–—*-])[\s:,–—*-]+$/g;
const LABEL =
  /^(?:university|college|institut(?:e|ion)|school|board|degree|course|qualification|name of (?:the )?(?:institute|institution|college|school|course)|university\/board|year of passing|passing year|year|title of qualification awarded|name and type of organisation(?: providing)?(?: education)?(?: and training)?|field of study|speciali[sz]ation|branch|stream|major|विश्वविद्यालय|संस्थान|बोर्ड|वर्ष)\s{0,2}[:\t]\s*/iu;
const FIELD_LABEL =
  /^(?:field of study|speciali[sz]ation|branch|stream|major|subjects?)\s{0,2}[:\t]\s*/i;
const FIELD =
  /^\s*(?:\(hons?\.?\)\s*|hons?\.?\s)?(?:degree\s)?(?:in|with|विषय)\s+([\p{L}\p{M}][^\t|,;()–—]{1,60}?)(?=\s*(?:$|[\t|,;()–—]|\s-\s|\s(?:passed |completed |done )?(?:from|at)\s))/iu;
const NOT_A_FIELD =
  /^(?:\d|hons?\.?$|honou?rs$|year|pass(?:ed|ing)?|percentage|cgpa|gpa|grade|marks|score|first|second|regular|full|part|distance|pursuing|ongoing|present|expected|appearing|completed|class|degree|course|standard|std|aggregate|with|from|in$|board|university|affiliated|batch|passed out|education|certificate|examination|exam|की|से|उत्तीर्ण|प्रतिशत|वर्ष)/iu;
/** "I passed B.Com from Delhi University in 2019 with 61%." */
const NEAR_START = 25;
const LONGEST_SENTENCE = 200;
const MOST_BEFORE = 2;
const MOST_AFTER = 4;
const LONGEST_NAME = 150;

/** The degrees of the education section, each with its details. */
export function findDegrees(all: readonly ResumeLine[]): FoundDegree[] {
  const lines = linesIn(all, 'education');
  const table = degreesOfTable(lines);
  if (table.length > 0) return table;
  const anchors = lines
    .flatMap((line, at) => (isAnchor(line) ? [at] : []))
    .slice(0, CAREER_MAX.degrees);
  const [first] = anchors;
  if (first === undefined) return [];
  const usual = first <= MOST_BEFORE ? first : 0;
  return anchors.map((anchor, index) => {
    const end = anchors[index + 1];
    const isLast = end === undefined;
    const until = isLast ? lines.length : Math.max(anchor + 1, end - usual);
    const rest = lines.slice(anchor + 1, until).slice(0, MOST_AFTER);
    const stop = rest.findIndex(({ text }) => isProse(text));
    const previous = anchors[index - 1] ?? -1;
    const before = lines.slice(Math.max(previous + 1, anchor - usual), anchor);
    return degreeOf(before, lines[anchor]!, stop < 0 ? rest : rest.slice(0, stop));
  });
}

/** A line that names a degree near its beginning; a school that is called so does not count. */
function isAnchor({ text }: ResumeLine): boolean {
  const degree = nameOf(withoutBullet(text));
  if (!degree) return false;
  const isStart = degree.start < NEAR_START && text.length < LONGEST_SENTENCE;
  return isStart || !isProse(text);
}

/** "Government Polytechnic, Pune" and "Delhi High School" are schools, not degrees. */
function nameOf(text: string): NamedDegree | undefined {
  const degree = degreeIn(text);
  if (!degree) return undefined;
  const isSchool =
    /^(?:polytechnic|high school|I\.?T\.?I|हाई\s?स्कूल|secondary school|higher secondary school|माध्यमिक|उच्च माध्यमिक|intermediate|पॉलिटेक्निक)/iu.test(
      degree.name,
    );
  if (!isSchool || degree.start === 0) return degree;
  const before = text.slice(0, degree.start);
  const follows = /(?:^|[\t|,:;(–—•-])\s*$/.test(before) && !/^\s*[,]/.test(text.slice(degree.end));
  if (follows) return degree;
  const rest = nameAfter(text, degree.end);
  return rest;
}

function nameAfter(text: string, from: number): NamedDegree | undefined {
  const rest = degreeIn(text.slice(from));
  return rest && { ...rest, start: rest.start + from, end: rest.end + from };
}

function degreeOf(
  before: readonly ResumeLine[],
  anchor: ResumeLine,
  after: readonly ResumeLine[],
): FoundDegree {
  const own = withoutBullet(anchor.text);
  const named = nameOf(own)!;
  const lines = [...before, anchor, ...after];
  const text = lines.map((line) => line.text).join('\t');
  return {
    qualification: named.qualification,
    name: tidyName(named.name),
    field: fieldOf(own, named) ?? labelledField(lines),
    institution: schoolOf(before, own, after, named),
    // Lines around it may be about another degree.
    ...datesOf(spansIn(own).length > 0 ? own : text),
    isUnfinished: UNFINISHED.test(text),
    grade: gradeOf(own) ?? gradeOf(text),
    source: sourceOf(anchor),
  };
}

const tidyName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();

function labelledField(lines: readonly ResumeLine[]): string | null {
  const line = lines.find(({ text }) => FIELD_LABEL.test(withoutBullet(text)));
  return line ? withoutBullet(line.text).replace(FIELD_LABEL, '').split(/[\t|]/)[0]!.trim() : null;
}

/** "in Computer Science", "(Accounting)", "- Physics" and ", Civil Engineering" directly after the name. */
function fieldOf(text: string, { end, qualification }: NamedDegree): string | null {
  const rest = text.slice(end).replace(/^\.\s?/, '');
  const inField = FIELD.exec(rest)?.[1]?.trim();
  if (inField) return isField(inField) ? inField : null;
  const [next] = rest
    .replace(/^\s*(?:\(?hons?\.?\)?|degree)\s*/i, '')
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

function schoolOf(
  before: readonly ResumeLine[],
  anchor: string,
  after: readonly ResumeLine[],
  { start, end }: NamedDegree,
): string | null {
  const own = `${anchor.slice(0, start)}\t${anchor.slice(end)}`;
  const texts = [
    own,
    ...before.toReversed().map(({ text }) => text),
    ...after.map(({ text }) => text),
  ];
  for (const text of texts) {
    const school = schoolIn(text);
    if (school) return school;
  }
  return null;
}

function schoolIn(text: string): string | null {
  const line = withoutBullet(text).replace(LABEL, '');
  const parts = without(line, spansIn(line))
    .split(SEPARATOR)
    .map((part) => part.replace(EDGES, '').replace(LABEL, ''))
    .map((part) =>
      part.replace(/^(?:the|from|at)\s|\s(?:in|with|from|year|during|since|in the year)$/gi, ''),
    )
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => SCHOOL.test(part) && part.length <= LONGEST_NAME);
  if (at < 0) return null;
  const name = parts[at]!;
  const next = parts[at + 1];
  // "Indian Institute of Technology, Delhi", and the university of a college, are not needed to find it.
  return next && /^(?:IIT|NIT|IIM|IIIT|BITS|VIT|ITI)$/.test(name) && isPlace(next)
    ? `${name} ${next}`
    : name;
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
    /^(?:degree|course|qualification|examination|exam|exam passed|class|standard|education|degree\s?\/\s?course|course\s?\/\s?degree|qualifications?|परीक्षा|योग्यता|कक्षा|डिग्री|शिक्षा)$/iu,
    'degree',
  ],
  [
    /^(?:(?:name of )?(?:the )?(?:institut(?:e|ion)|college|school)(?:\s?\/\s?(?:college|school|university|institute|board))?(?: name)?|school\/college|संस्थान|विद्यालय|कॉलेज|स्कूल)$/iu,
    'school',
  ],
  [
    /^(?:(?:board|university)(?:\s?\/\s?(?:board|university|college|institute|institution))?|बोर्ड|विश्वविद्यालय|बोर्ड\s?\/\s?विश्वविद्यालय|विश्वविद्यालय\s?\/\s?बोर्ड)$/iu,
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
  return lines.slice(at + 1, at + 1 + CAREER_MAX.degrees).flatMap((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length) return [];
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
        institution: nameOrNull(cell('school')) ?? nameOrNull(cell('board')),
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
  const cells = text.split('\t');
  if (cells.length < 3) return undefined;
  const columns = cells.map(
    (cell): Column => COLUMNS.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? 'other',
  );
  const isHeader =
    columns.includes('degree') && columns.some((kind) => kind !== 'degree' && kind !== 'other');
  return isHeader && columns.filter((kind) => kind !== 'other').length >= 3 ? columns : undefined;
}

/** The highest of them, in the terms of the profile; of two, the one that comes first. */
export function highestOf(degrees: readonly FoundDegree[]): FoundDegree | undefined {
  const rank = ({ qualification }: FoundDegree) => QUALIFICATIONS.indexOf(qualification ?? 'other');
  return degrees
    .filter(({ qualification }) => qualification !== null && qualification !== 'other')
    .reduce<FoundDegree | undefined>(
      (best, degree) => (!best || rank(degree) > rank(best) ? degree : best),
      undefined,
    );
}
