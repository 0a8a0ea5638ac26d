import * as z from 'zod/mini';
import { EXPERIENCE_TYPES, parseExperienceType } from '#schema/options/experience.ts';
import { GENDERS, parseGender } from '#schema/options/genders.ts';
import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import { parseQualification, QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS, MERGED_SKILLS_MAX } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { ctc } from '#schema/validation/values/ctc.ts';
import { dateOfBirth, type Clock } from '#schema/validation/values/day.ts';
import { clearableList } from '#schema/validation/values/list.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { flag, option } from '#schema/validation/values/option.ts';
import { indianMobile } from '#schema/validation/values/phone.ts';

export function yearOfPassing() {
  return wholeNumber('yearOfPassing', {
    min: YEAR_OF_PASSING_MIN,
    max: YEAR_OF_PASSING_MAX,
  });
}

/** A band from the list, or free text; a plain number counts as text. */
const experience = z.pipe(
  z.transform<string | number, string>((value) =>
    typeof value === 'number' ? String(value) : value,
  ),
  line('experience', LENGTHS.name),
);

/** The payload for saving a profile. Fields left out stay unchanged; null clears a field. */
export function profileSchema(clock: Clock) {
  return z.object({
    firstName: z.optional(line('firstName', LENGTHS.name)),
    lastName: z.optional(orEmpty(line('lastName', LENGTHS.name))),
    headline: clearable(line('headline')),
    summary: clearable(paragraphs('summary', LENGTHS.message)),
    phone: clearable(indianMobile('phone')),
    location: clearable(line('location')),
    dateOfBirth: clearable(dateOfBirth(clock)),
    gender: clearable(option('gender', parseGender, GENDERS)),
    currentCompany: clearable(line('currentCompany', LENGTHS.company)),
    currentJobTitle: clearable(line('currentJobTitle', LENGTHS.title)),
    currentCTC: clearable(ctc('currentCTC')),
    experience: clearable(experience),
    experienceType: clearable(option('experienceType', parseExperienceType, EXPERIENCE_TYPES)),
    salaryExpectation: clearable(ctc('salaryExpectation')),
    preferredLocations: clearableList('preferredLocations'),
    education: clearable(option('education', parseQualification, QUALIFICATIONS)),
    specialization: clearable(line('specialization')),
    university: clearable(line('university')),
    yearOfPassing: clearable(yearOfPassing()),
    skills: clearableList('skills', MERGED_SKILLS_MAX),
    technicalSkills: clearableList('technicalSkills'),
    functionalSkills: clearableList('functionalSkills'),
    certifications: clearableList('certifications'),
    hasBike: clearable(flag('hasBike')),
    hasDrivingLicense: clearable(flag('hasDrivingLicense')),
    isOpenToWork: z.optional(flag('isOpenToWork')),
    onboardingComplete: z.optional(flag('onboardingComplete')),
  });
}
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

/** The body is `onboardingComplete: true`; no other value is possible. */
export const completeOnboardingSchema = z.object({
  onboardingComplete: z._default(z.literal(true, { error: issue('onboardingComplete') }), true),
});
export type CompleteOnboardingValues = z.infer<typeof completeOnboardingSchema>;
