import { CAREER_MAX, type PastJob } from '#schema/profile/career.ts';
import { periodsIn, without, type Span } from './dates.ts';
import {
  companyScore,
  isAreaOfWork,
  isDepartment,
  isJobTitle,
  isPlace,
  looksLikeCompany,
  titleScore,
} from './lexicon.ts';
import { linesIn, sourceOf, type ResumeLine, type Source } from './resumeLines.ts';
import { hasBullet, isProse, withoutBullet } from './words.ts';

export type FoundJob = PastJob & { source: Source };

type Kind = 'title' | 'company' | 'place';

/** A part of the lines that name a job. Places and kinds of work are left out. */
interface Part {
  text: string;
  /** Its place: the line, counted from that of the period, and the number of the part in this line. */
  slot: string;
  distance: number;
  /** Scores that say how much it looks like a title and like a company. */
  title: number;
  company: number;
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
    /^(?:(?:key |job |main |core )?responsibilit(?:y|ies)|job description|duties|roles? (?:and|&) responsibilit(?:y|ies)|main activities(?: and responsibilities)?|work done|achievements?|technolog(?:y|ies)|tools?|environment|client|project|team size|salary|ctc|reason for leaving|type of business(?: or sector)?|industry|department|reporting to|skills?(?: used)?|tech stack|कार्य|जिम्मेदारियां)\s{0,2}(?:[:\t–-]+|$)/iu,
    'skip',
  ],
];

const MOST_BEFORE = 3;
const MOST_AFTER = 4;
const MOST_PARTS = 6;
const LONGEST_NAME = 120;
const LONGEST_SUMMARY = 1_500;

/** The jobs of the experience section: each has a period, a title and a company; others are left out. */
export function findJobs(all: readonly ResumeLine[]): FoundJob[] {
  const own = linesIn(all, 'experience');
  // "Career summary" is the heading of the jobs where no other is.
  const lines = withPeriods(
    (own.length > 0 ? own : linesIn(all, 'summary')).flatMap(labelledParts).flatMap(namesAndDuties),
  );
  const table = jobsOfTable(lines);
  const written = jobsOfEntries(lines.filter(({ text }) => columnsOf(text) === undefined));
  return table.length >= written.length ? table : written;
}

function jobsOfEntries(lines: readonly ResumeLine[]): FoundJob[] {
  const anchors = lines
    .flatMap((line, at) => (isAnchor(line) ? [at] : []))
    .slice(0, CAREER_MAX.jobs);
  const entries = anchors.map((anchor, index) =>
    entryAround(lines, anchor, [
      anchors[index - 1] ?? -1,
      anchors[index + 1] ?? lines.length,
      anchors[index + 2] ?? lines.length,
    ]),
  );
  const form = usualForm(entries);
  const jobs: FoundJob[] = [];
  let company: string | undefined;
  for (const [index, entry] of entries.entries()) {
    const names = namesIn(entry, form);
    const next = entries[index + 1];
    company =
      names?.company ??
      onlyCompany(entry, next, form) ??
      (isTitleOnly(entry, form) ? company : undefined);
    const title = (names?.title ?? onlyTitle(entry))?.text;
    const inBracket = company ? undefined : /^(.+) \(([^()]+)\)$/.exec(title ?? '');
    const [, name, employer] = inBracket && !isAreaOfWork(inBracket[2]!) ? inBracket : [];
    const [ownTitle, ownCompany] = name ? [name, employer] : [title, company];
    if (!ownTitle || !ownCompany) continue;
    jobs.push({
      title: ownTitle,
      company: ownCompany,
      place: placeOf(entry, form),
      ...datesOf(periodsIn(lines[entry.anchor]!.text)[0]!),
      summary: summaryOf(lines, entry, form, next),
      source: sourceOf(lines[entry.anchor]!),
    });
  }
  return jobs;
}

const NEXT_LABEL =
  /[,;|]\s{0,2}(?=(?:company|organi[sz]ation|employer|designation|position|role|post|job title|period|duration|tenure|location|place)\s?:)/iu;

/** Splits "Company: Om Foods, Designation: Helper, Period: 2019 – 2021" into the lines of a form. */
function labelledParts(line: ResumeLine): ResumeLine[] {
  const parts = withoutBullet(line.text).split(NEXT_LABEL);
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
}

/** "Nurse, Om Hospital (2019 – 2021): Cared for patients." What follows the period is on its own line. */
function namesAndDuties(line: ResumeLine): ResumeLine[] {
  const [span, ...others] = periodsIn(line.text);
  const colon = span && /^\s?[)\]]?\s?:\s/.exec(line.text.slice(span.end, span.end + 6));
  const end = span && colon ? span.end + colon[0].length : 0;
  const rest = line.text.slice(end);
  const isSplit = end > 0 && span!.start > 0 && others.length === 0 && !isTitleOrCompany(rest);
  return isSplit
    ? [
        { ...line, text: line.text.slice(0, end) },
        { ...line, text: `• ${rest}` },
      ]
    : [line];
}

const isTitleOrCompany = (text: string): boolean =>
  !/[.;]/.test(text) &&
  text.split(SEPARATOR).some((part) => Math.max(titleScore(part), companyScore(part)) >= 1);

const FIRST_DAY =
  /^(?:from|start(?:ed|ing)?(?: date)?|date of joining|joined(?: on)?)\s?[:\t]+\s?/i;
const LAST_DAY =
  /^(?:to|till|until|end(?:ed|ing)?(?: date)?|date of (?:leaving|relieving)|left(?: on)?)\s?[:\t]+\s?/i;

/** "From: Jun 2019" and "To: Jul 2021" below it are one line. */
function withPeriods(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && FIRST_DAY.test(last.text) && LAST_DAY.test(line.text)) {
      const text = `From ${last.text.replace(FIRST_DAY, '')} to ${line.text.replace(LAST_DAY, '')}`;
      joined[joined.length - 1] = { ...last, text };
    } else joined.push(line);
  }
  return joined;
}

/** The line with a period, and what is written around it. */
interface Entry {
  anchor: number;
  /** The lines that may name the job: the first one, and the one after the last. */
  from: number;
  until: number;
  parts: readonly Part[];
  places: readonly { name: string; distance: number }[];
}

/** A line with a period of time, unless it is a sentence about the work. */
function isAnchor({ text }: ResumeLine): boolean {
  if (periodsIn(text).length !== 1 || kindOf(text) === 'skip') return false;
  return (
    !isProse(without(text, periodsIn(text))) ||
    WORKED.test(withoutBullet(text)) ||
    NAMED_AS.test(text)
  );
}

function labelOf(text: string): readonly [RegExp, Kind | 'dates' | 'skip'] | undefined {
  const bare = withoutBullet(text);
  const label = LABELS.find(([pattern]) => pattern.test(bare));
  // "Role: Handled PF, ESIC and gratuity" says what somebody did.
  const isDuty =
    label?.[1] === 'title' && ROLE.test(bare) && !canBeTitle(bare.replace(label[0], ''));
  return isDuty ? [label[0], 'skip'] : label;
}

const ROLE = /^(?:role|job profile|profile|position)/i;
const canBeTitle = (text: string): boolean =>
  isJobTitle(text.split(/[\t|,]/)[0]!.trim()) ||
  (text.split(' ').length <= 5 && !isProse(text) && !/[;,]/.test(text));
const kindOf = (text: string): Kind | 'dates' | 'skip' | undefined => labelOf(text)?.[1];

/** In a form, the description of the work may be between the title and the company. */
const LINES_OF_FORM = 10;

function isLabelled({ text }: ResumeLine): boolean {
  const kind = kindOf(text);
  return kind === 'title' || kind === 'company' || kind === 'place';
}

/** Whether the line may name the job. A line with a bullet only may if the period has one too, or above it as a title. */
function canName(line: ResumeLine, isDotted: boolean, isAbove: boolean): boolean {
  const { text } = line;
  if (isLabelled(line)) return true;
  const bare = withoutBullet(text);
  const isTitle = isAbove && titleScore(bare.split(SEPARATOR)[0]!) >= 3;
  const isRight = !hasBullet(text) || ((isDotted || isTitle) && isName(bare));
  return isRight && !isProse(bare) && kindOf(text) !== 'skip' && periodsIn(text).length === 0;
}

function entryAround(
  lines: readonly ResumeLine[],
  anchor: number,
  [previous, next, afterNext]: [number, number, number],
): Entry {
  const isDotted = hasBullet(lines[anchor]!.text);
  let from = anchor;
  while (
    from - 1 > previous &&
    anchor - from < MOST_BEFORE &&
    canName(lines[from - 1]!, isDotted, from === anchor)
  )
    from -= 1;
  let until = anchor + 1;
  const describes = (at: number) =>
    at === anchor + 1 && /^\p{Ll}+(?:\s\S+){2}/u.test(lines[at]!.text);
  while (
    until < next &&
    until - anchor <= MOST_AFTER &&
    (canName(lines[until]!, isDotted, false) || describes(until))
  )
    until += 1;
  // If the next job has no such line below its period, this one belongs to the next job, above its period.
  const isOwn = (at: number) =>
    next === lines.length ||
    range(next + 1, Math.min(afterNext, next + LINES_OF_FORM)).some(
      (other) => kindOf(lines[other]!.text) === kindOf(lines[at]!.text),
    );
  const near = range(from, until).filter(
    (at) => at <= anchor || (!describes(at) && (!isLabelled(lines[at]!) || isOwn(at))),
  );
  const labelled = range(until, Math.min(next, anchor + LINES_OF_FORM)).filter(
    (at) => isLabelled(lines[at]!) && isOwn(at),
  );
  const places: { name: string; distance: number }[] = [];
  const parts = [...near, ...labelled].flatMap((at) => {
    const named = partsOf(lines[at]!.text, at - anchor);
    if (named.place) places.push({ name: named.place, distance: at - anchor });
    return named.parts;
  });
  return { anchor, from, until, parts, places };
}

/** Lines above those that name the job belong to another one. */
function placeOf({ places }: Entry, form: Form | undefined): string | null {
  const first = Math.min(0, lineOf(form?.title), lineOf(form?.company));
  return places.find(({ distance }) => distance >= first)?.name ?? null;
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);

function summaryOf(
  lines: readonly ResumeLine[],
  entry: Entry,
  form: Form | undefined,
  next: Entry | undefined,
): string | null {
  const first = Math.min(0, ...[form?.title, form?.company].map((slot) => lineOf(slot)));
  const end = next ? Math.max(next.from, next.anchor + first) : lines.length;
  const named = new Set(
    entry.parts.map(({ distance }) => entry.anchor + distance).filter((at) => at < entry.until),
  );
  const kept = range(entry.anchor + 1, end)
    .filter((at) => !named.has(at) || isProse(lines[at]!.text))
    .map((at) => withoutBullet(lines[at]!.text.replaceAll('\t', ' ')))
    .filter((text) => kindOf(text) === undefined || text.length > 25);
  const summary = kept.join('\n');
  if (summary.length <= LONGEST_SUMMARY) return summary || null;
  return summary.slice(0, summary.lastIndexOf('\n', LONGEST_SUMMARY)) || null;
}

const WORKED =
  /^(?:i\s)?(?:am\s)?(?:have\s)?(?:been\s)?(?:presently |currently |previously |since )?(?:work(?:ed|ing)(?:\sexperience)?|employed|served|serving|associated|joined|\d{1,2}\+?\s(?:years?|yrs?|months?)(?:\sof)?(?:\s(?:work(?:ing)?|job))?\s(?:experience|exp\.?))\s(?:as\s(?:an?\s|the\s)?|with\s|at\s|in\s|for\s)/i;
const HINDI_WORKED = /\s(?:में|के पद पर|के रूप में|पर कार्यरत|का कार्य)(?=\s|$)/gu;
const SEPARATOR =
  /[\t|•·;@:]|\s[–—/~-]\s|(?<=[^\s])\s?[–—]\s?|,\s|\s(?:at|with)\s|[()[\]]|\s-\s?$/iu;
const EDGES = /^[\s:,.–—*~-]+|(?<![\s:,–—*~-])[\s:,–—*~-]+$/g;
/** Names of columns and of the lines of a form. */
const NAMES_OF_CELLS =
  /^(?:(?:name|of|the|and|&|company|organi[sz]ation|employer|position|designation|role|title|job|post|held|period|duration|dates?)(?:\s|$)){1,6}$/i;
const LEFT_OVER =
  /^(?:from|since|to|in|the|as|duration|period|currently|present|full|time|total|और|से|तक|को|कार्य|किया|कार्यरत|है|रहे|हूं|हूँ|india|(?:\d{1,2}\+?\s?(?:yrs?|years?|mos?|months?)[\s,.]{0,2}){1,2})$/iu;
/** What is in brackets after a title or a company belongs to it: "Junior Engineer (Civil)". */
const BRACKET = /(?<=[\p{L}\p{M}.])\s\((\p{L}[^()\t|]{0,30})\)/gu;

/** "Assistant Manager - Front Office", and what is after it. */
const TITLE_AND_AREA =
  /([^\t|,;()–—-]{2,60})\s[–—-]\s(?=([^\t|,;()–—-]{2,40}?)\s?(?:$|(?:[\t|,;()–—-]|\sat\s|\s\/\s)\s?([^\t|,;()–—-]{0,60})))/gu;

/** The parts of a line, and the location that it names. */
function partsOf(line: string, distance: number): { parts: Part[]; place: string | null } {
  const label = labelOf(line);
  const bare = withoutBullet(line);
  const labelText = label ? bare.replace(label[0], '') : bare;
  const plain = without(labelText, periodsIn(labelText))
    .replace(BRACKET, (all, inside: string) =>
      isOwnPart(inside) ? `\t${inside}\t` : all.replace('(', '\u0001').replace(')', '\u0002'),
    )
    .replace(TITLE_AND_AREA, (all, title: string, area: string, next = '') =>
      isJobTitle(title.trim()) && (isAreaOfWork(area) || isBeforeCompany(area, next as string))
        ? `${title}\u0003`
        : all,
    );
  const kind = label?.[1];
  if (kind === 'title' || kind === 'company') {
    const [own = '', ...others] = splitParts(plain, /[\t|]|,\s(?=\S)/);
    const part = partOf(own, distance, 0);
    const sure =
      kind === 'title' ? { title: SURE, company: -SURE } : { title: -SURE, company: SURE };
    return { parts: own ? [{ ...part, ...sure }] : [], place: others.find(isPlace) ?? null };
  }
  const text = WORKED.test(plain)
    ? plain.replace(WORKED, '').replace(/\s(?:in|for|since|from|as an?|as)\s/gi, '\t')
    : plain.replace(HINDI_WORKED, '\t').replace(AS_TITLE, '\t');
  const texts = splitParts(text, SEPARATOR);
  const parts: Part[] = [];
  let place: string | null = null;
  for (const one of texts) {
    const both: string | null = place && `${place}, ${one}`;
    if (isPlace(one) || (both && isPlace(both))) {
      // "DLF, Gwalior": a company that is also the name of a place.
      if (place && /^\p{Lu}{2,5}$/u.test(place) && !(both && isPlace(both))) {
        parts.push(partOf(place, distance, parts.length));
        place = null;
      }
      place = (both && isPlace(both) ? both : (place ?? one)).replace(/\.$/, '');
    } else if (kind === 'place' || KIND_OF_JOB.test(one)) continue;
    else if (parts.length < MOST_PARTS && !(parts.length > 0 && isDepartment(one)))
      parts.push(partOf(one, distance, parts.length));
  }
  // "Site Engineer — DLF"
  if (place && parts.length === 1 && /^(?!NCR)\p{Lu}{3,5}$/u.test(place)) {
    parts.push(partOf(place, distance, 1));
    place = null;
  }
  return { parts: kind === 'dates' && distance !== 0 ? [] : parts, place };
}

/** "Civil" in "Junior Engineer - Civil, Kolte Developers": what follows looks more like the company. */
const isBeforeCompany = (area: string, next: string): boolean =>
  area.split(' ').length <= 3 &&
  !looksLikeCompany(area) &&
  !isPlace(area) &&
  companyScore(next.trim()) > companyScore(area);

const SURE = 20;
/** A line that names a job in one sentence: "Om Foods, Pune as Project Manager from Mar 2024 to Jun 2025." */
const NAMED_AS = /^[^a-z]*\p{Lu}[^.]{1,80}\sas\s(?:an?\s)?\p{Lu}/u;
const AS_TITLE = /\sas\s(?:an?\s)?(?=\p{Lu})/gu;
const isOwnPart = (inside: string): boolean =>
  isPlace(inside) || titleScore(inside) > 0 || companyScore(inside) > 1 || KIND_OF_JOB.test(inside);

function splitParts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) =>
      part
        .replaceAll('\u0001', '(')
        .replaceAll('\u0002', ')')
        .replaceAll('\u0003', ' - ')
        .replace(EDGES, '')
        .replace(/^(?:as an?|as|at|from|with)\s|\s(?:from|since|during)$/gi, ''),
    )
    .filter(
      (part) =>
        part !== '' &&
        part.length <= LONGEST_NAME &&
        !LEFT_OVER.test(part) &&
        !NAMES_OF_CELLS.test(part),
    );
}

function partOf(text: string, distance: number, number: number): Part {
  const isNamed = isName(text);
  const sentence = isNamed ? 0 : -4;
  return {
    text,
    slot: `${distance} ${number}`,
    distance,
    title: titleScore(text) + sentence,
    company: companyScore(text) + sentence,
  };
}

/** Where a resume writes the title and the company of its jobs. */
interface Form {
  title: string;
  company: string;
  /** Whether the jobs have enough known words in these places to be certain. */
  isSure: boolean;
}

/** The score of a title or company that a job does not have in this place. */
const MISSING = -2;
const FAR = 0.3;

const lineOf = (slot: string | undefined): number => Number(slot?.split(' ')[0] ?? 0);
const farness = ({ title, company }: Omit<Form, 'isSure'>): number =>
  FAR * (Math.abs(lineOf(title)) + Math.abs(lineOf(company)));

/** The form that suits the jobs best: a person writes all of them in the same way. */
function usualForm(entries: readonly Entry[]): Form | undefined {
  const slots = new Set(entries.flatMap(({ parts }) => parts.map(({ slot }) => slot)));
  const indexed = entries.map(({ parts }) => new Map(parts.map((part) => [part.slot, part])));
  let best: Form | undefined;
  let most = 0;
  for (const title of slots)
    for (const company of slots) {
      if (title === company) continue;
      const form = { title, company, isSure: false };
      let sum = -farness(form);
      for (const parts of indexed)
        sum += (parts.get(title)?.title ?? MISSING) + (parts.get(company)?.company ?? MISSING);
      if (sum > most) [best, most] = [form, sum];
    }
  return best && { ...best, isSure: most >= KNOWN * entries.length };
}

/** How much higher another reading of a job must score than the usual one. */
const CLEARLY = 3;
/** The score from which on a title or a company is known by its words. */
const KNOWN = 1.5;

function namesIn(
  { parts }: Entry,
  form: Form | undefined,
): { title: Part; company: string } | undefined {
  const at = (slot: string | undefined) => parts.find((part) => part.slot === slot);
  const usual = [at(form?.title), at(form?.company)] as const;
  let best = usual[0] && usual[1] ? ([usual[0], usual[1]] as const) : undefined;
  const scoreOf = (title: Part, company: Part) =>
    title.title + company.company - farness({ title: title.slot, company: company.slot });
  let most = best ? scoreOf(...best) + CLEARLY : KNOWN;
  // If both are in their usual places, or these are certain, lines elsewhere belong to other jobs.
  const near = best || form?.isSure ? parts.filter((part) => isWithin(part, form)) : parts;
  for (const title of near)
    for (const company of near)
      if (title.slot !== company.slot && scoreOf(title, company) > most) {
        best = [title, company];
        most = scoreOf(title, company);
      }
  if (!best) return undefined;
  const [title, company] = best;
  const isUsual = title === usual[0] && company === usual[1];
  const isRight =
    Math.min(title.title, company.company) > -1 &&
    (Math.max(title.title, company.company) >= KNOWN || (isUsual && form!.isSure));
  return isRight ? { title, company: company.text } : undefined;
}

/** Whether a part is in the lines in which the jobs are named, or between them. */
function isWithin({ distance }: Part, form: Form | undefined): boolean {
  const lines = [0, lineOf(form?.title), lineOf(form?.company)];
  return distance >= Math.min(...lines) && distance <= Math.max(...lines);
}

/** Several titles at one company: it is named above the first. */
const isTitleOnly = ({ parts }: Entry, form: Form | undefined): boolean =>
  parts.filter((part) => isWithin(part, form) && Math.max(part.title, part.company) > -1).length ===
    1 && onlyTitle({ parts }) !== undefined;
const onlyTitle = ({ parts }: Pick<Entry, 'parts'>): Part | undefined =>
  parts.find(({ title, company }) => title >= KNOWN && title > company);
/** A line with only the company and the whole time there, above the titles. */
function onlyCompany(
  { parts }: Entry,
  next: Entry | undefined,
  form: Form | undefined,
): string | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || part.title >= KNOWN) return undefined;
  const isAbove = next !== undefined && isTitleOnly(next, form) && part.company >= 0;
  return part.company >= KNOWN || isAbove ? part.text : undefined;
}

const datesOf = ({ from, to, isCurrent }: Span) => ({ from, to, isCurrent });

const KIND_OF_JOB =
  /^(?:(?:full|part)[ -]?time|contract|permanent|temporary|internship|freelance|remote|hybrid|on[ -]?site)$/i;
/** "का", "को" and the like belong to a sentence. */
const HINDI_SENTENCE = /\s(?:का|की|के|को|से|में|पर|और)\s/u;

/** A name begins with a capital letter or is not in Latin letters, and is not a sentence. */
function isName(text: string): boolean {
  return (
    !HINDI_SENTENCE.test(text) &&
    !KIND_OF_JOB.test(text) &&
    /^(?:\p{Lu}|\p{N}|\p{Script=Devanagari}|[a-z]{1,3}[A-Z])/u.test(text) &&
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
  [/^(?:duration|period|dates?|tenure|years?|time(?:line)?|from ?[–-] ?to|अवधि|समय)$/iu, 'dates'],
  [/^(?:from|start(?:ed|ing)?|join(?:ed|ing)|date of joining|doj|से)(?: date| on)?$/iu, 'from'],
  [
    /^(?:to|end(?:ed)?|till|left|leaving|relieving|date of (?:leaving|relieving)|तक)(?: date| on)?$/iu,
    'to',
  ],
  [/^(?:location|place|city|स्थान|जगह)$/iu, 'place'],
];

const STILL_THERE = /^(?:still )?(?:working|serving|employed)$/i;

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
    const to = (cell('to') ?? '').replace(STILL_THERE, 'Present');
    const [span] = periodsIn(cell('dates') ?? `${cell('from') ?? ''}\t${to}`);
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

/** Separates a company from its place in the same cell: "Lotus Works, Pune". */
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
