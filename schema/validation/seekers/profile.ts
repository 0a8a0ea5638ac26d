import * as z from 'zod/mini';
import { EXPERIENCE_TYPES, parseExperienceType } from '#schema/options/experience.ts';
import { GENDERS, parseGender } from '#schema/options/genders.ts';
import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import { NOTICE_PERIODS, parseNoticePeriod } from '#schema/options/noticePeriods.ts';
import { parseQualification, QUALIFICATIONS } from '#schema/options/qualifications.ts';
import {
  parseWorkMode,
  parseWorkShift,
  WORK_MODES,
  WORK_SHIFTS,
} from '#schema/options/workWishes.ts';
import { EXPERIENCE_MONTHS_MAX } from '#schema/profile/experience.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS, MERGED_SKILLS_MAX } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { ctc } from '#schema/validation/values/ctc.ts';
import { LAST_DAY, todayOf, type Clock } from '#schema/validation/values/day.ts';
import { dateOfBirth, day } from '#schema/validation/values/dayRule.ts';
import { clearableList } from '#schema/validation/values/list.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { flag, option, options } from '#schema/validation/values/option.ts';
import { careerChangeSchema } from './career.ts';
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

/** A day that has not passed. */
function noticeUntil(clock: Clock) {
  const today = todayOf(clock);
  return day('noticeUntil').check(
    z.refine((value) => today === LAST_DAY.today || value >= today, {
      error: issue('noticeUntilPast'),
    }),
  );
}

/** Our choice: a paragraph, for what an employer has to arrange. */
const ACCOMMODATIONS_MAX = 1_000;

/** The payload for saving a profile. Fields left out stay unchanged; null clears a field. */
export function profileSchema(clock: Clock) {
  const values = z.object({
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
    career: z.optional(careerChangeSchema(clock)),
    experienceMonths: clearable(
      wholeNumber('experienceMonths', { min: 0, max: EXPERIENCE_MONTHS_MAX }),
    ),
    noticePeriod: clearable(option('noticePeriod', parseNoticePeriod, NOTICE_PERIODS)),
    noticeUntil: clearable(noticeUntil(clock)),
    willingToMove: clearable(flag('willingToMove')),
    shifts: options('shifts', parseWorkShift, WORK_SHIFTS),
    workModes: options('workModes', parseWorkMode, WORK_MODES),
    accommodations: clearable(paragraphs('accommodations', ACCOMMODATIONS_MAX)),
    showAccommodations: z.optional(flag('showAccommodations')),
    isOpenToWork: z.optional(flag('isOpenToWork')),
    onboardingComplete: z.optional(flag('onboardingComplete')),
  });
  return values.check(
    z.refine(
      ({ noticePeriod, noticeUntil: until }) => noticePeriod !== 'serving' || Boolean(until),
      { error: issue('required', { label: 'noticeUntil' }), path: ['noticeUntil'] },
    ),
  );
}
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

/** The body is `onboardingComplete: true`; no other value is possible. */
export const completeOnboardingSchema = z.object({
  onboardingComplete: z._default(z.literal(true, { error: issue('onboardingComplete') }), true),
});
