import { spansIn } from '#schema/profile/resume/dates.ts';
import { degreeIn } from '#schema/profile/resume/degreeNames.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import { kindOf } from '#schema/profile/resume/jobParts.ts';
import { companyScore, titleScore } from '#schema/profile/resume/lexicon.ts';
import type { Row } from './pageLayout.ts';

/** In the letters of headings, there are at most so many lines more than headings that are known by their words. */
const MOST_OTHERS = 2;
const MOST_WORDS = 5;
const LONGEST = 40;
/** A school or a company in capitals. */
const ACRONYM = /^\p{Lu}{1,6}$/u;

const lettersOf = ({ cells: [first] }: Row): string => `${first!.font} ${first!.size.toFixed(1)}`;

/** The font and the size of its letters, and whether all are capitals. */
function lookOf(row: Row): string {
  const { text } = row.cells[0]!;
  return `${lettersOf(row)} ${text === text.toUpperCase()}`;
}

const canBeHeading = ({ cells }: Row): boolean =>
  cells.length === 1 && isShortName(cells[0]!.text.trim());

export const isShortName = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(' ').length <= MOST_WORDS &&
  !ACRONYM.test(text) &&
  /^(?:[■●▌▪◆]\s?|\p{So}\s?)?\p{L}[^\d@|,:]*$/u.test(text);

/** The letters in which the headings are that are known by their words, and little else. */
export function looksOfHeadings(rows: readonly Row[]): ReadonlySet<string> {
  const looks = new Map<string, { known: number; others: number }>();
  const letters = new Map<string, number>();
  for (const row of rows)
    letters.set(
      lettersOf(row),
      row.cells.reduce((sum, { text }) => sum + text.length, letters.get(lettersOf(row)) ?? 0),
    );
  const [[usual] = ['']] = [...letters].sort((a, b) => b[1] - a[1]);
  for (const row of rows) {
    if (lettersOf(row) === usual) continue;
    const look = lookOf(row);
    const counts = looks.get(look) ?? { known: 0, others: 0 };
    looks.set(look, counts);
    const isKnown = row.cells.length === 1 && isHeading(row.cells[0]!.text);
    counts[isKnown ? 'known' : 'others'] += 1;
  }
  return new Set(
    [...looks]
      .filter(([, { known, others }]) => known > 0 && others <= Math.max(known, MOST_OTHERS))
      .map(([look]) => look),
  );
}

/** Whether a line is in the letters of headings, and in no list of them; a name of a job or a school is not one. */
export function isUnknownHeading(
  row: Row,
  looks: ReadonlySet<string>,
  { above, below }: { above: Row | undefined; below: Row | undefined },
): boolean {
  if (!canBeHeading(row) || !looks.has(lookOf(row))) return false;
  // "Position: Cook" follows the name of a company.
  if (below && kindOf(below.cells[0]!.text.trim()) !== undefined) return false;
  const text = row.cells[0]!.text.trim();
  const isFirstUnder = above !== undefined && isHeading(above.cells[0]!.text);
  return !isFirstUnder && !isHeading(text) && isNoName(text);
}

/** Whether the text is neither a date nor the name of a job, a company or a degree. */
export const isNoName = (text: string): boolean =>
  degreeIn(text)?.start !== 0 &&
  spansIn(text).length === 0 &&
  titleScore(text) < 3 &&
  companyScore(text) < 3;
