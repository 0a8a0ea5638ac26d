import {
  EXPERIENCE_BANDS,
  EXPERIENCE_BAND_FACTS,
  type ExperienceType,
} from '#schema/options/experience.ts';
import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { linesIn, onlyOne, type ResumeLine } from './resumeLines.ts';

const YEARS =
  /\b(\d{1,2}(?:\.\d)?)\s?\+?\s?(?:years?|yrs?)(?:'|’)?\.?\s(?:of\s)?(?:[a-z]+\s){0,2}?experience\b|\bexperience\s?(?:of|[:-])\s?(\d{1,2}(?:\.\d)?)\s?\+?\s?(?:years?|yrs?)/gi;
const FRESHER = /\bfresher\b/i;
const NOW = /\b(?:present|current(?:ly)?|till date|till now|to date|ongoing)\b/i;
const DATES =
  /\(?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s?'?\d{2,4}|(?:19|20)\d{2}|\d{1,2}\/\d{4})\b.*$/i;
const PARTS = /[|•]|\s[–—-]\s|,\s|\sat\s/i;

export interface FoundWork {
  experienceType?: ExperienceType | undefined;
  /** A band of the list. */
  experience?: string | undefined;
  currentJobTitle?: string | undefined;
  currentCompany?: string | undefined;
}

/** The years of experience, if the resume states them explicitly, and the current position. */
export function findWork(lines: readonly ResumeLine[]): FoundWork {
  const text = linesIn(lines, 'head', 'summary', 'experience').join('\n');
  const years = onlyOne([...text.matchAll(YEARS)].map(([, a, b]) => Number(a ?? b)));
  const post = findPost(linesIn(lines, 'experience'));
  const worked = years !== undefined || Object.keys(post).length > 0;
  if (!worked && FRESHER.test(text)) return { experienceType: 'fresher' };
  return {
    ...(worked && { experienceType: 'experienced' as const }),
    ...(years !== undefined && { experience: bandOf(years) }),
    ...post,
  };
}

function bandOf(years: number): string | undefined {
  const months = years * 12;
  const band = EXPERIENCE_BANDS.findLast((name) => EXPERIENCE_BAND_FACTS[name].minMonths <= months);
  return band && EXPERIENCE_BAND_FACTS[band].label;
}

/** The only entry without an end date: title and company are in its line, or in the one above or below. */
function findPost(lines: readonly string[]): FoundWork {
  const open = lines.flatMap((line, at) => (NOW.test(line) ? [at] : []));
  const at = onlyOne(open);
  if (at === undefined || open.length !== 1) return {};
  const near = [lines[at - 1], lines[at], lines[at + 1]].filter((line) => line !== undefined);
  const own = partsOf(lines[at] ?? '');
  const named = own.find(isTitle) ? own : near.flatMap(partsOf);
  const title = named.find(isTitle);
  if (!title) return {};
  const others = (own.includes(title) ? own : partsOfSame(near, title)).filter(
    (part) => part !== title && isName(part),
  );
  return { currentJobTitle: title, currentCompany: onlyOne(others.slice(0, 1)) };
}

function partsOfSame(lines: readonly string[], title: string): string[] {
  return partsOf(lines.find((line) => partsOf(line).includes(title)) ?? '');
}

function partsOf(line: string): string[] {
  return line
    .replace(DATES, '')
    .split(PARTS)
    .map((part) => part.replace(/^[\s:•*-]+|(?<![\s:,(-])[\s:,(-]+$/g, ''))
    .filter((part) => part !== '');
}

const TITLES = /* @__PURE__ */ new Set(JOB_TITLES.map((title) => title.toLowerCase()));
const RANK = /^(?:senior|sr\.?|junior|jr\.?|lead|assistant|associate|trainee|chief|head)\s+/i;

function isTitle(part: string): boolean {
  const words = part.toLowerCase();
  return TITLES.has(words) || TITLES.has(words.replace(RANK, ''));
}

/** A company is written with capitals and is not a sentence. */
function isName(part: string): boolean {
  return (
    /^[A-Z0-9]/.test(part) && part.length <= 80 && part.split(' ').length <= 8 && !NOW.test(part)
  );
}
