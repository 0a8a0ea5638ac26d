import { periodsIn, without } from './dates.ts';
import { type Form, lineOf } from './jobForm.ts';
import { type Entry, isName, kindOf, NAMED_AS, partsOf, SEPARATOR, WORKED } from './jobParts.ts';
import { titleScore } from './lexicon.ts';
import type { ResumeLine } from './resumeLines.ts';
import { hasBullet, isProse, withoutBullet } from './words.ts';

const MOST_BEFORE = 3;

const MOST_AFTER = 4;

const LONGEST_SUMMARY = 1_500;

/** "Career break (maternity)" is not a job, and separates two. */
const BREAK = /\b(?:career|maternity|family|study) (?:break|gap|leave)\b|\bsabbatical\b/i;

/** A line with a period of time, unless it is a sentence about the work. */
export function isAnchor({ text }: ResumeLine): boolean {
  if (periodsIn(text).length !== 1 || kindOf(text) === 'skip' || BREAK.test(text)) return false;
  return (
    !isProse(without(text, periodsIn(text))) ||
    WORKED.test(withoutBullet(text)) ||
    NAMED_AS.test(text)
  );
}

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

export function entryAround(
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
export function placeOf({ places }: Entry, form: Form | undefined): string | null {
  const first = Math.min(0, lineOf(form?.title), lineOf(form?.company));
  return places.find(({ distance }) => distance >= first)?.name ?? null;
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);

export function summaryOf(
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
