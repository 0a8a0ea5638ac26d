import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { linesIn, onlyOne, type ResumeLine } from './resumeLines.ts';

/** Highest first. */
const DEGREES: readonly (readonly [Qualification, RegExp])[] = [
  ['phd', /\bPh\.?\s?D\b\.?|\bdoctorate\b|\bdoctor of\b/i],
  [
    'master',
    /\b(?:M\.?\s?Tech|M\.?\s?Sc|M\.?\s?Com|MCA|MBA|M\.\s?C\.\s?A|M\.\s?B\.\s?A|M\.\s?E|M\.\s?A|PGDM)\b\.?|\bmaster(?:'?s)? (?:of|in|degree)\b|\bpost.?graduat(?:e|ion)\b/i,
  ],
  [
    'bachelor',
    /\b(?:B\.?\s?Tech|B\.?\s?Sc|B\.?\s?Com|BCA|BBA|B\.\s?C\.\s?A|B\.\s?B\.\s?A|B\.?\s?Pharm|B\.?\s?Ed|LL\.?B|MBBS|B\.\s?E|B\.\s?A)\b\.?|\bbachelor(?:'?s)? (?:of|in|degree)\b/i,
  ],
  ['diploma', /\bdiploma\b|\bpolytechnic\b|\bITI\b/i],
  [
    'high_school',
    /\b(?:HSC|SSC|SSLC|12th|10th|XII|intermediate|higher secondary|senior secondary|high school)\b/i,
  ],
];
const YEAR = /\b(?:19|20)\d{2}\b/g;
const UNFINISHED = /\b(?:pursuing|ongoing|present|expected|appearing)\b/i;
const SCHOOL = /\b(?:university|institute|college|vidyapeeth|vishwavidyalaya|IIT|NIT|IIM)\b/i;
const FIELD = /\bin ([A-Z][\p{L} &]{2,60}?)(?=\s*(?:$|[,|(–—\-:;]|\bfrom\b|\bat\b|\bwith\b|\d))/u;
const IN_BRACKETS = /\(([A-Z][\p{L} &]{2,60})\)/u;

export interface FoundEducation {
  education?: Qualification | undefined;
  specialization?: string | undefined;
  university?: string | undefined;
  yearOfPassing?: number | undefined;
}

/** The highest degree in the education section, with the details in its lines. */
export function findEducation(all: readonly ResumeLine[]): FoundEducation {
  const lines = linesIn(all, 'education');
  for (const [education, pattern] of DEGREES) {
    const at = lines.findIndex((line) => pattern.test(line));
    if (at >= 0) return { education, ...detailsOf(entryAt(lines, at)) };
  }
  return {};
}

/** The line of the degree and those after it, up to the next degree. */
function entryAt(lines: readonly string[], at: number): string[] {
  const rest = lines.slice(at + 1, at + 4);
  const next = rest.findIndex((line) => DEGREES.some(([, pattern]) => pattern.test(line)));
  return [lines[at] ?? '', ...(next < 0 ? rest : rest.slice(0, next))];
}

function detailsOf(entry: readonly string[]): Omit<FoundEducation, 'education'> {
  const text = entry.join(' | ');
  const degree = entry[0] ?? '';
  const field = (FIELD.exec(degree) ?? IN_BRACKETS.exec(degree))?.[1]?.trim();
  const schools = text.split(/[|,;–—]|\s-\s/).filter((part) => SCHOOL.test(part));
  return {
    specialization: field,
    university: onlyOne(schools.map(nameOfSchool)),
    yearOfPassing: UNFINISHED.test(text) ? undefined : lastYear(text),
  };
}

function nameOfSchool(part: string): string {
  return part
    .replace(/^.*\bfrom\b\s*/i, '')
    .replace(/\(?\b(?:19|20)\d{2}\b\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A span ends with the year of passing; two spans are ambiguous. */
function lastYear(text: string): number | undefined {
  const years = [...text.matchAll(YEAR)].map(Number);
  const year = years.length > 2 ? undefined : Math.max(...years);
  if (year === undefined) return undefined;
  return year >= YEAR_OF_PASSING_MIN && year <= YEAR_OF_PASSING_MAX ? year : undefined;
}
