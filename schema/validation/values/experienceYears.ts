import * as z from 'zod/mini';
import { JOB_EXPERIENCE_MAX, parseExperienceYears } from '#schema/options/experience.ts';
import { issue } from '#schema/validation/issues.ts';
import { converted } from './converted.ts';
import { numericInput } from './numbers.ts';
import { readNumber } from './readNumber.ts';

const range = { label: 'experience', min: 0, max: JOB_EXPERIENCE_MAX } as const;

/** The whole years of experience a job requires; 0 and "Fresher" are the same. */
export function experienceYears() {
  return z.pipe(
    numericInput('experience').check(z.meta({ minimum: range.min, maximum: range.max })),
    converted<string | number, number>((value, refuse) => {
      const years = readNumber(value) ?? yearsInWords(String(value));
      if (years === null || !Number.isInteger(years)) {
        return refuse(issue('wholeNumber', { label: 'experience' }));
      }
      return years >= range.min && years <= range.max ? years : refuse(issue('range', range));
    }),
  );
}

/** "3 years", but not "2.5 years", which the list of spellings would read as 25. */
function yearsInWords(text: string): number | null {
  return /[.,-]/.test(text) ? null : parseExperienceYears(text);
}
