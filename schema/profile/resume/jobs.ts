import { CAREER_MAX } from '#schema/profile/career.ts';
import { periodsIn } from './dates.ts';
import { entryAround, isAnchor, placeOf, summaryOf } from './jobEntries.ts';
import { isTitleOnly, namesIn, onlyCompany, onlyTitle, usualForm } from './jobForm.ts';
import { datesOf, type FoundJob, SEPARATOR } from './jobParts.ts';
import { columnsOf, jobsOfTable } from './jobTable.ts';
import { companyScore, isAreaOfWork, titleScore } from './lexicon.ts';
import { linesIn, type ResumeLine, sourceOf } from './resumeLines.ts';
import { withoutBullet } from './words.ts';

/** The jobs of the experience section: each has a period, a title and a company; others are left out. */
export function findJobs(all: readonly ResumeLine[]): FoundJob[] {
  const own = linesIn(all, 'experience');
  // "Career summary" is the heading of the jobs where no other is, or "Work experience: 12 years" in the head.
  const lines = withPeriods(
    (own.length > 0 ? own : linesIn(all, 'head', 'summary'))
      .filter(({ text }) => !LENGTH_OF_TIME.test(text))
      .flatMap(labelledParts)
      .flatMap(namesAndDuties),
  );
  // The names of its columns say what a table is, even without a heading.
  const table = jobsOfTable(own.length > 0 ? lines : all);
  const written = jobsOfEntries(
    lines.filter(({ text }) => columnsOf(text) === undefined),
    linesUnderHeadings(own),
  );
  return table.length >= written.length ? table : written;
}

/** "5 years 7 months", alone on the line below a company where a person had several jobs. */
const LENGTH_OF_TIME = /^\(?(?:\d{1,2}\+?\s?(?:yrs?|years?|mos?|months?)[\s,.)]{0,2}){1,2}$/i;

function jobsOfEntries(lines: readonly ResumeLine[], headed: ReadonlySet<string>): FoundJob[] {
  const anchors = lines
    .flatMap((line, at) => (isAnchor(line) ? [at] : []))
    .slice(0, CAREER_MAX.jobs);
  const entries = anchors.map((anchor, index) => {
    const [first, end] = partAround(lines, anchor, headed);
    return entryAround(lines, anchor, [
      Math.max(anchors[index - 1] ?? -1, first - 1),
      Math.min(anchors[index + 1] ?? lines.length, end),
      Math.min(anchors[index + 2] ?? lines.length, end),
    ]);
  });
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
    if (!ownTitle || !ownCompany || !/\p{L}/u.test(ownTitle)) continue;
    jobs.push({
      title: ownTitle,
      company: ownCompany,
      // Above a title alone is the place of the job before.
      place: placeOf(entry, names ? form : undefined),
      ...datesOf(periodsIn(lines[entry.anchor]!.text)[0]!),
      summary: summaryOf(lines, entry, form, next),
      source: sourceOf(lines[entry.anchor]!),
    });
  }
  return jobs;
}

const placeOfLine = ({ page, line }: ResumeLine) => `${page}:${line}`;

/** The lines right after a heading: names before it do not belong to the jobs below. */
const linesUnderHeadings = (lines: readonly ResumeLine[]): Set<string> =>
  new Set(
    lines
      .filter(({ page, line }, at) => {
        const before = lines[at - 1];
        return before?.page === page && line > before.line + 1;
      })
      .map(placeOfLine),
  );

/** Where the lines under the heading of this one begin and end. */
function partAround(
  lines: readonly ResumeLine[],
  anchor: number,
  headed: ReadonlySet<string>,
): [number, number] {
  const isFirst = (at: number) =>
    headed.has(placeOfLine(lines[at]!)) &&
    (at === 0 || placeOfLine(lines[at - 1]!) !== placeOfLine(lines[at]!));
  let first = anchor;
  while (first > 0 && !isFirst(first)) first -= 1;
  let end = anchor + 1;
  while (end < lines.length && !isFirst(end)) end += 1;
  return [first, end];
}

const NEXT_LABEL =
  /[.,;|]\s{0,2}(?=(?:company|organi[sz]ation|employer|designation|position|role|post|job title|period|duration|tenure|location|place)(?:\s?:|[–-]\s))/iu;

/** Splits "Company: Om Foods, Designation: Helper, Period: 2019 – 2021" into the lines of a form. */
function labelledParts(line: ResumeLine): ResumeLine[] {
  const parts = withoutBullet(line.text).split(NEXT_LABEL);
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
}

/**
 * "Nurse, Om Hospital (2019 – 2021): Cared for patients." What follows the period, or the dot after it, is on its own
 * line.
 */
function namesAndDuties(line: ResumeLine): ResumeLine[] {
  const [span, ...others] = periodsIn(line.text);
  const colon =
    span && /^\s?[)\]]?\s?(?::\s|\.(?:\s|$))/.exec(line.text.slice(span.end, span.end + 6));
  const after = span && colon ? span.end + colon[0].length : 0;
  // "Om Motors (2018 – 2020): Mechanic. Gearbox and clutch work."
  const [title = ''] = after > 0 ? (/^[^.;,]{3,60}\.\s/.exec(line.text.slice(after)) ?? []) : [];
  const isTitle = titleScore(title.replace(/\.\s$/, '')) >= 3;
  const end = isTitle ? after + title.length : after;
  const rest = line.text.slice(end);
  const isSplit = end > 0 && span!.start > 0 && others.length === 0 && !isTitleOrCompany(rest);
  return isSplit
    ? [
        { ...line, text: line.text.slice(0, isTitle ? end - 2 : end) },
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
