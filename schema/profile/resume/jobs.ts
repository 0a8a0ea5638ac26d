import { CAREER_MAX, type PastJob } from '#schema/profile/career.ts';
import { periodsIn, without, type Span } from './dates.ts';
import { isDepartment, isJobTitle, isPlace, looksLikeCompany } from './lexicon.ts';
import { linesIn, sourceOf, type ResumeLine, type Source } from './resumeLines.ts';
import { hasBullet, isProse, withoutBullet } from './words.ts';

export type FoundJob = PastJob & { source: Source };

type Kind = 'title' | 'company' | 'place';

/** A part of the lines that name a job. */
interface Part {
  text: string;
  kind: Kind | undefined;
  /** A label says so. */
  isSure: boolean;
}

const LABELS: readonly (readonly [RegExp, Kind | 'dates' | 'skip'])[] = [
  [
    /^(?:designation|position(?: held)?|role|job title|title|post(?: held)?|occupation(?: or position held)?|job profile|profile|पद|पदनाम)\s{0,2}[:\t–-]+\s*/iu,
    'title',
  ],
  [
    /^(?:company(?: name)?|organi[sz]ation(?: name)?|employer(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|name and address of employer|firm|institution|कंपनी|संस्था|संस्थान|नियोक्ता)\s{0,2}[:\t–-]+\s*/iu,
    'company',
  ],
  [/^(?:location|place|city|स्थान|जगह|शहर)\s{0,2}[:\t–-]+\s*/iu, 'place'],
  [
    /^(?:dates?|duration|period|tenure|from|working since|time ?period|worked from|अवधि|समय|कार्यकाल)\s{0,2}[:\t]+\s*/iu,
    'dates',
  ],
  [
    /^(?:responsibilit(?:y|ies)|key responsibilities|job description|duties|roles? (?:and|&) responsibilit(?:y|ies)|main activities(?: and responsibilities)?|work done|achievements?|technolog(?:y|ies)|tools?|environment|client|project|team size|salary|ctc|reason for leaving|type of business(?: or sector)?|industry|department|reporting to|skills?(?: used)?|tech stack|कार्य|जिम्मेदारियां)\s{0,2}(?:[:\t–-]+|$)/iu,
    'skip',
  ],
];

/** A part, and in which of the lines it is. */
interface PlacedPart extends Part {
  line: number;
}

const MOST_BEFORE = 3;
const MOST_AFTER = 4;
const LONGEST_NAME = 120;
const LONGEST_SUMMARY = 1_500;

/** The jobs of the experience section: each has a period, a title and a company; others are left out. */
export function findJobs(all: readonly ResumeLine[]): FoundJob[] {
  const lines = linesIn(all, 'experience').flatMap(labelledParts);
  const table = jobsOfTable(lines);
  if (table.length > 0) return table;
  const anchors = lines
    .flatMap((line, at) => (isAnchor(line) ? [at] : []))
    .slice(0, CAREER_MAX.jobs);
  const [first] = anchors;
  if (first === undefined) return [];
  const usual = first <= MOST_BEFORE ? first : namesBefore(lines, first, 0);
  const blocks = blocksOf(lines, anchors, usual);
  const jobs: FoundJob[] = [];
  const order = usualOrder(blocks);
  for (const block of blocks) {
    const job = jobOf(block, order, jobs.at(-1));
    if (job) jobs.push(job);
  }
  return jobs;
}

const NEXT_LABEL =
  /[,;|]\s{0,2}(?=(?:company|organi[sz]ation|employer|designation|position|role|post|job title|period|duration|tenure|location|place)\s?:)/iu;

/** "Company: Om Foods, Designation: Helper, Period: 2019 – 2021" as the lines of a form. */
function labelledParts(line: ResumeLine): ResumeLine[] {
  const parts = withoutBullet(line.text).split(NEXT_LABEL);
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
}

interface Block {
  before: ResumeLine[];
  anchor: ResumeLine;
  after: ResumeLine[];
  summary: string | null;
}

/** A line with a period of time, unless it is a sentence about the work. */
function isAnchor({ text }: ResumeLine): boolean {
  if (periodsIn(text).length !== 1) return false;
  if (kindOf(text) === 'skip') return false;
  return !isProse(text) || WORKED.test(withoutBullet(text));
}

const kindOf = (text: string): Kind | 'dates' | 'skip' | undefined =>
  LABELS.find(([pattern]) => pattern.test(withoutBullet(text)))?.[1];

/** In a form, the description of the work may be between the title and the company. */
const LINES_OF_FORM = 10;

function isLabelled({ text }: ResumeLine): boolean {
  const kind = kindOf(text);
  return kind === 'title' || kind === 'company' || kind === 'place';
}

const canName = ({ text }: ResumeLine): boolean =>
  !hasBullet(text) && !isProse(text) && kindOf(text) !== 'skip' && periodsIn(text).length === 0;

/** How many lines directly above name the job. */
function namesBefore(lines: readonly ResumeLine[], at: number, from: number): number {
  let count = 0;
  const isDotted = hasBullet(lines[at]!.text);
  const names = (line: ResumeLine) => canName(line) || (isDotted && isDottedName(line));
  while (count < MOST_BEFORE && at - count - 1 >= from && names(lines[at - count - 1]!)) count += 1;
  return count;
}

/** Indented like the period below it: not every dot that was read was drawn. */
const isDottedName = ({ text, ...line }: ResumeLine): boolean =>
  hasBullet(text) && isName(withoutBullet(text)) && canName({ ...line, text: withoutBullet(text) });

function blocksOf(
  lines: readonly ResumeLine[],
  anchors: readonly number[],
  usual: number,
): Block[] {
  const starts = anchors.map((anchor, index) => {
    const previous = anchors[index - 1];
    const from = previous === undefined ? 0 : previous + 1;
    return anchor - Math.min(usual, namesBefore(lines, anchor, from));
  });
  return anchors.map((anchor, index) => {
    const rest = lines.slice(anchor + 1, starts[index + 1] ?? lines.length);
    const end = rest.findIndex((line) => !canName(line));
    const near = rest.slice(0, Math.min(MOST_AFTER, end < 0 ? rest.length : end));
    const labelled = rest.slice(near.length, LINES_OF_FORM).filter(isLabelled);
    const after = [...near, ...labelled];
    return {
      before: lines.slice(starts[index], anchor),
      anchor: lines[anchor]!,
      after,
      summary: summaryOf(rest.filter((line) => !after.includes(line) || isProse(line.text))),
    };
  });
}

function summaryOf(lines: readonly ResumeLine[]): string | null {
  const texts = lines.map(({ text }) => withoutBullet(text.replaceAll('\t', ' ')));
  const kept = texts.filter(
    (text, at) => kindOf(lines[at]!.text) === undefined || text.length > 25,
  );
  const summary = kept.join('\n');
  if (summary.length <= LONGEST_SUMMARY) return summary || null;
  return summary.slice(0, summary.lastIndexOf('\n', LONGEST_SUMMARY)) || null;
}

const WORKED =
  /^(?:i\s)?(?:have\s)?(?:been\s)?(?:presently |currently |previously )?(?:work(?:ed|ing)|employed|served|serving|associated|joined)\s(?:as\s(?:an?\s|the\s)?|with\s|at\s|in\s|for\s)/i;
const HINDI_WORKED = /\s(?:में|के पद पर|के रूप में|पर कार्यरत|का कार्य)(?=\s|$)/gu;
const SEPARATOR = /[\t|•·;@]|\s[–—/-]\s|(?<=[^\s])\s?[–—]\s?|,\s|\s(?:at|with)\s|[()[\]]|\s-\s?$/iu;
const EDGES = /^[\s:,.–—*-]+|(?<![\s:,–—*-])[\s:,–—*-]+$/g;
const LEFT_OVER =
  /^(?:from|since|to|in|the|as|duration|period|currently|present|full|time|और|से|तक|को|कार्य|किया|कार्यरत|है|रहे|हूं|हूँ|(?:\d{1,2}\s(?:yrs?|years?|mos?|months?)\s?){1,2})$/iu;

function partsOf(line: string): Part[] {
  const period = periodsIn(line);
  const label = LABELS.find(([pattern]) => pattern.test(withoutBullet(line)));
  const bare = withoutBullet(without(line, period));
  if (label && (label[1] === 'title' || label[1] === 'company' || label[1] === 'place')) {
    const text = withoutBullet(line).replace(label[0], '');
    const [own = '', ...others] = splitParts(without(text, periodsIn(text)), /[\t|]|,\s(?=\S)/);
    return [{ text: own, kind: label[1], isSure: true }, ...classified(others)].filter(
      ({ text: part }) => part !== '',
    );
  }
  const own = label ? withoutBullet(line).replace(label[0], '') : undefined;
  const plain = own === undefined ? bare : without(own, periodsIn(own));
  const text = WORKED.test(plain)
    ? plain.replace(WORKED, '').replace(/\s(?:in|for|since|from)\s/gi, '\t')
    : plain.replace(HINDI_WORKED, '\t');
  return classified(splitParts(text, SEPARATOR));
}

function splitParts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.replace(EDGES, '').replace(/^(?:as an?|as|at|from)\s/i, ''))
    .filter((part) => part !== '' && part.length <= LONGEST_NAME && !LEFT_OVER.test(part));
}

/** A department belongs to the title before it, and a state to the city before it. */
function classified(texts: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last?.kind === 'title' && isDepartment(text)) continue;
    if (last?.kind === 'place' && isPlace(`${last.text}, ${text}`)) last.text += `, ${text}`;
    else parts.push({ text, kind: guess(text), isSure: false });
  }
  return parts;
}

function guess(text: string): Kind | undefined {
  if (isPlace(text)) return 'place';
  const [title, company] = [isJobTitle(text), looksLikeCompany(text)];
  if (title && !company) return 'title';
  if (company && !title) return 'company';
  if (title && company) return LEGAL_FORM.test(text) ? 'company' : 'title';
  return undefined;
}

const LEGAL_FORM = /(?:ltd|limited|llp|pvt|inc|लिमिटेड)\.?$/iu;

type Order = 'title' | 'company' | undefined;

/** Whether most jobs of the resume seem to begin with the title. */
function usualOrder(blocks: readonly Block[]): Order {
  let balance = 0;
  for (const { before, anchor, after } of blocks) {
    const kinds = [...before, anchor, ...after]
      .flatMap(({ text }) => partsOf(text))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'title' || kind === 'company');
    if (kinds[0] && kinds.includes(kinds[0] === 'title' ? 'company' : 'title'))
      balance += kinds[0] === 'title' ? 1 : -1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? 'title' : 'company';
}

function jobOf(block: Block, order: Order, previous: FoundJob | undefined): FoundJob | undefined {
  const { before, anchor, after, summary } = block;
  const [span] = periodsIn(anchor.text);
  if (!span) return undefined;
  const main = placedParts([...before, anchor]);
  const more = placedParts(after);
  const names = main.length > 0 ? named(main, more, order) : named(more, [], order);
  if (!names.title) return undefined;
  // Several titles at one company: it is named above the first.
  const company =
    names.company ??
    (before.length === 0 && main.length === 1 && more.length === 0 ? previous?.company : undefined);
  if (!company) return undefined;
  return {
    title: names.title,
    company,
    place: names.place ?? null,
    ...datesOf(span),
    summary,
    source: sourceOf(anchor),
  };
}

const placedParts = (lines: readonly ResumeLine[]): PlacedPart[] =>
  lines.flatMap(({ text }, line) => partsOf(text).map((part) => ({ ...part, line })));

const datesOf = ({ from, to, isCurrent }: Span) => ({ from, to, isCurrent });

/** The title and the company must be two different parts that their words or their order make certain. */
function named(main: readonly PlacedPart[], more: readonly PlacedPart[], order: Order) {
  const all = [...main, ...more];
  const pick = (kind: Kind) =>
    all.find((part) => part.isSure && part.kind === kind) ??
    main.find((part) => part.kind === kind);
  const after = (kind: Kind) => more.find((part) => part.kind === kind);
  const open = (parts: readonly PlacedPart[]) =>
    parts.find((part) => part.kind === undefined && isName(part.text));
  // An unknown name in the line of a known one is often a village or a part of a city.
  const openElsewhere = ({ line }: PlacedPart) => open(main.filter((part) => part.line !== line));
  let title = pick('title');
  let company = pick('company');
  if (title && !company)
    company =
      more.find(({ kind, text }) => kind === 'company' && LEGAL_FORM.test(text)) ??
      open(main) ??
      after('company') ??
      open(more) ??
      secondTitle(main, title);
  else if (company && !title)
    title = openElsewhere(company) ?? after('title') ?? open(main) ?? open(more.slice(0, 1));
  else if (!title && !company) [title, company] = inOrder(main, more, order);
  return {
    title: title?.text,
    company: company?.text,
    place: (pick('place') ?? after('place'))?.text,
  };
}

/** Neither is known by its words in the line of the period. */
function inOrder(main: readonly PlacedPart[], more: readonly PlacedPart[], order: Order) {
  const known = { title: more.find(isA('title')), company: more.find(isA('company')) };
  const unknown = main.find((part) => part.kind === undefined && isName(part.text));
  if (unknown && known.title) return [known.title, known.company ?? unknown] as const;
  if (unknown && known.company) return [unknown, known.company] as const;
  if (known.title && known.company) return [known.title, known.company] as const;
  const [one, other] = [...main, ...more].filter(
    (part) => part.kind === undefined && isName(part.text),
  );
  if (!order || !one || !other) return [undefined, undefined] as const;
  return order === 'title' ? ([one, other] as const) : ([other, one] as const);
}

const isA = (kind: Kind) => (part: Part) => part.kind === kind;

/** "Team Lead, Big Bazaar Leader": both look like titles; the second is the company. */
const secondTitle = (main: readonly PlacedPart[], title: Part): PlacedPart | undefined =>
  main.find((part) => part !== title && part.kind === 'title' && !part.isSure);

const KIND_OF_JOB =
  /^(?:(?:full|part)[ -]?time|contract|permanent|temporary|internship|freelance|remote|hybrid|on[ -]?site)$/i;
/** "का", "को" and the like belong to a sentence. */
const HINDI_SENTENCE = /\s(?:का|की|के|को|से|में|पर|और)\s/u;

/** A name begins with a capital letter or is not in Latin letters, and is not a sentence. */
function isName(text: string): boolean {
  return (
    !HINDI_SENTENCE.test(text) &&
    !KIND_OF_JOB.test(text) &&
    /^(?:\p{Lu}|\p{N}|\p{Script=Devanagari}|[a-z][A-Z])/u.test(text) &&
    text.split(' ').length <= 8 &&
    !/[.।]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|Pvt)\.$/i, ''))
  );
}

const COLUMNS: readonly (readonly [RegExp, Kind | 'from' | 'to' | 'dates'])[] = [
  [
    /^(?:name of )?(?:the )?(?:company|organi[sz]ation|employer|firm|institution|institute|school|college|hospital|bank|कंपनी|संस्था|विद्यालय)(?: name)?$/iu,
    'company',
  ],
  [/^(?:designation|position|role|job title|title|post|पद)(?: held)?$/iu, 'title'],
  [/^(?:duration|period|dates?|tenure|years?|from ?[–-] ?to|अवधि|समय)$/iu, 'dates'],
  [/^(?:from|start|joining|date of joining|से)(?: date)?$/iu, 'from'],
  [/^(?:to|end|till|leaving|date of leaving|तक)(?: date)?$/iu, 'to'],
  [/^(?:location|place|city|स्थान|जगह)$/iu, 'place'],
];

/** Rows under a line with the names of the columns. */
function jobsOfTable(lines: readonly ResumeLine[]): FoundJob[] {
  const at = lines.findIndex(({ text }) => columnsOf(text) !== undefined);
  if (at < 0) return [];
  const columns = columnsOf(lines[at]!.text)!;
  return lines.slice(at + 1, at + 1 + CAREER_MAX.jobs).flatMap((line) => {
    const cells = line.text.split('\t');
    if (cells.length !== columns.length) return [];
    const cell = (kind: (typeof columns)[number]) => {
      const index = columns.indexOf(kind);
      return index < 0 ? undefined : cells[index]?.trim();
    };
    const [title, company] = [cell('title'), cell('company')];
    const [span] = periodsIn(cell('dates') ?? `${cell('from') ?? ''}\t${cell('to') ?? ''}`);
    if (!title || !company || !span) return [];
    const { company: name, place } = placed(company);
    return [
      {
        title,
        company: name,
        place: cell('place') ?? place,
        ...datesOf(span),
        summary: null,
        source: sourceOf(line),
      },
    ];
  });
}

/** "Lotus Works, Pune" in one cell. */
function placed(text: string): { company: string; place: string | null } {
  const at = text.indexOf(', ');
  const place = at < 0 ? '' : text.slice(at + 2);
  return isPlace(place) ? { company: text.slice(0, at), place } : { company: text, place: null };
}

function columnsOf(text: string): (Kind | 'from' | 'to' | 'dates' | 'other')[] | undefined {
  const cells = text.split('\t');
  if (cells.length < 3) return undefined;
  const columns = cells.map(
    (cell) => COLUMNS.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? ('other' as const),
  );
  const isHeader = columns.includes('title') && columns.includes('company');
  return isHeader ? columns : undefined;
}
