import {
  EXPERIENCE_BANDS,
  EXPERIENCE_BAND_FACTS,
  type ExperienceType,
} from '#schema/options/experience.ts';
import type { FoundJob } from './jobParts.ts';
import { linesIn, onlyOne, textsOf, type ResumeLine } from './resumeLines.ts';
import { yearsStated } from './statedYears.ts';

const FRESHER = /\bfresher\b|फ्रेशर/i;

export interface WorkFacts {
  experienceType?: ExperienceType | undefined;
  /** A band of the documented list. */
  experience?: string | undefined;
  currentJobTitle?: string | undefined;
  currentCompany?: string | undefined;
}

/** The years of experience, if the resume states them explicitly, and the only current job. */
export function findWork(lines: readonly ResumeLine[], jobs: readonly FoundJob[]): WorkFacts {
  const read = linesIn(lines, 'head', 'summary', 'experience');
  const years = onlyOne(yearsStated(read));
  const current = jobs.filter(({ isCurrent }) => isCurrent);
  const [now] = current.length === 1 ? current : [];
  if (!years && jobs.length === 0) {
    const isFresher = years === 0 || textsOf(read).some((text) => FRESHER.test(text));
    return isFresher ? { experienceType: 'fresher' } : {};
  }
  return {
    experienceType: 'experienced',
    ...(years && { experience: bandOf(years) }),
    ...(now && { currentJobTitle: now.title, currentCompany: now.company }),
  };
}

function bandOf(years: number): string | undefined {
  const months = years * 12;
  const band = EXPERIENCE_BANDS.findLast((name) => EXPERIENCE_BAND_FACTS[name].minMonths <= months);
  return band && EXPERIENCE_BAND_FACTS[band].label;
}
