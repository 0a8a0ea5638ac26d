import { levelOfYears, type ExperienceLevel } from '#schema/options/experience.ts';
import { resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { parseSalary, salaryPeriod } from '#schema/salary/parseSalary.ts';
import { dayOfDeadline } from '#schema/validation/values/deadline.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';

/**
 * job.pay.certain: people see the text. The figures hold only what the text states for certain
 * (product decision 34).
 */
export function storedPay(salary: string) {
  const parsed = parseSalary(salary);
  return {
    salary,
    salaryMin: parsed?.min ?? null,
    salaryMax: parsed?.max ?? null,
    salaryPeriod: parsed?.period ?? salaryPeriod(salary),
  };
}

/**
 * job.place.resolved: old and alternative names resolve to the district; anything else is kept as
 * text (product decision 66).
 */
export function storedPlace(location: string) {
  const place = resolveLocation(location);
  return { location, district: place?.city ?? null, state: place?.state ?? stateOf(location) };
}

interface Experience {
  experience?: number;
  experienceLevel?: ExperienceLevel | null;
}

/**
 * job.experience.agrees: years imply a level. Stored years that contradict a newly chosen level are
 * dropped.
 */
export function storedExperience(
  given: Experience,
  known: { experienceYears?: number | null } = {},
): { experienceYears?: number | null; experienceLevel?: ExperienceLevel | null } {
  const { experience, experienceLevel } = given;
  if (experience !== undefined) {
    return {
      experienceYears: experience,
      experienceLevel: experienceLevel ?? levelOfYears(experience),
    };
  }
  if (experienceLevel === undefined) return {};
  const years = known.experienceYears ?? null;
  const agrees =
    years === null || experienceLevel === null || levelOfYears(years) === experienceLevel;
  return { experienceLevel, ...(!agrees && { experienceYears: null }) };
}

/**
 * job.deadline.end-of-day: a day counts until its end in the site's time zone; a date with a time
 * is taken as it is.
 */
export function storedDeadline(given: string | null | undefined, timeZone: string): Date | null {
  if (!given) return null;
  const day = dayOfDeadline(given);
  return day ? endOfDay(day, timeZone) : new Date(given);
}

/** job.deadline.ahead: a new deadline must be in the future; an unchanged one may have passed. */
export function isAhead(deadline: Date | null, now: Date, current: Date | null = null): boolean {
  return deadline === null || deadline > now || deadline.getTime() === current?.getTime();
}
