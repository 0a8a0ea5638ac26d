import { levelOfYears, type ExperienceLevel } from '#schema/options/experience.ts';
import { resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { parseSalary, salaryPeriod } from '#schema/salary/parseSalary.ts';
import { dayOfDeadline } from '#schema/validation/values/deadline.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';

/** job.pay.certain: the text is what people see; the figures are what it says for certain, or nothing (decision 34). */
export function storedPay(salary: string) {
  const told = parseSalary(salary);
  return {
    salary,
    salaryMin: told?.min ?? null,
    salaryMax: told?.max ?? null,
    salaryPeriod: told?.period ?? salaryPeriod(salary),
  };
}

/** job.place.resolved: old and other names lead to the district; what leads nowhere stays as text (decision 66). */
export function storedPlace(location: string) {
  const place = resolveLocation(location);
  return { location, district: place?.city ?? null, state: place?.state ?? stateOf(location) };
}

interface Experience {
  experience?: number;
  experienceLevel?: ExperienceLevel | null;
}

/** job.experience.agrees: years name their level, and years that speak against a level that was chosen are not kept. */
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

/** job.deadline.end-of-day: a day counts to its end, where the site is; a moment is a moment. */
export function storedDeadline(given: string | null | undefined, timeZone: string): Date | null {
  if (!given) return null;
  const day = dayOfDeadline(given);
  return day ? endOfDay(day, timeZone) : new Date(given);
}

/** job.deadline.ahead: a new one lies ahead; one that stands may have passed. */
export function isAhead(deadline: Date | null, now: Date, standing: Date | null = null): boolean {
  return deadline === null || deadline > now || deadline.getTime() === standing?.getTime();
}
