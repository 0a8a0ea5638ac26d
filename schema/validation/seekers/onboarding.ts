import * as z from 'zod/mini';
import { EXPERIENCE_TYPES, parseExperienceType } from '#schema/options/experience.ts';
import { GENDERS, parseGender } from '#schema/options/genders.ts';
import { parseQualification, QUALIFICATIONS } from '#schema/options/qualifications.ts';
import type {
  EmployerOnboardingStep,
  SeekerOnboardingStep,
} from '#schema/options/screens/steps.ts';
import { companySchema } from '#schema/validation/employers/company.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { yearOfPassing } from './profile.ts';
import { line } from '#schema/validation/text.ts';
import { ctc } from '#schema/validation/values/ctc.ts';
import type { Clock } from '#schema/validation/values/day.ts';
import { dateOfBirth } from '#schema/validation/values/dayRule.ts';
import { clearableList, list } from '#schema/validation/values/list.ts';
import { flag, option } from '#schema/validation/values/option.ts';
import { indianMobile } from '#schema/validation/values/phone.ts';

/** The hint under an incomplete step. */
export const STEP_INCOMPLETE = issue('stepIncomplete');

export function personalStep(clock: Clock) {
  return z.object({
    dateOfBirth: dateOfBirth(clock),
    gender: option('gender', parseGender, GENDERS),
    contactNumber: indianMobile('contactNumber'),
    currentLocation: line('currentLocation'),
  });
}
export type PersonalStepValues = z.infer<ReturnType<typeof personalStep>>;

export const experienceTypeStep = z.object({
  experienceType: option('experienceType', parseExperienceType, EXPERIENCE_TYPES),
});

/** People with work experience get other questions than freshers. */
export const professionalStep = z.discriminatedUnion(
  'experienceType',
  [
    z.object({
      experienceType: z.literal('experienced'),
      currentCompany: line('currentCompany', LENGTHS.company),
      currentJobTitle: line('currentJobTitle', LENGTHS.title),
      totalExperience: line('totalExperience', LENGTHS.name),
      currentCTC: ctc('currentCTC'),
    }),
    z.object({
      experienceType: z.literal('fresher'),
      expectedCTC: ctc('expectedCTC'),
      desiredLocation: line('desiredLocation'),
      isOpenToWork: z.optional(flag('isOpenToWork')),
    }),
  ],
  { error: issue('required', { label: 'experienceType' }) },
);
export type ProfessionalStepValues = z.infer<typeof professionalStep>;

export const educationStep = z.object({
  highestQualification: option('highestQualification', parseQualification, QUALIFICATIONS),
  specialization: line('specialization'),
  university: line('university'),
  yearOfPassing: yearOfPassing(),
});
export type EducationStepValues = z.infer<typeof educationStep>;

export const skillsStep = z.object({
  technicalSkills: atLeastOne('technicalSkills'),
  functionalSkills: atLeastOne('functionalSkills'),
  certifications: clearableList('certifications'),
});
export type SkillsStepValues = z.infer<typeof skillsStep>;

function atLeastOne(label: 'technicalSkills' | 'functionalSkills') {
  return list(label).check(z.minLength(1, { error: issue(label) }));
}

export const assetsStep = z.object({
  hasBike: flag('hasBike'),
  hasDrivingLicense: flag('hasDrivingLicense'),
});
export type AssetsStepValues = z.infer<typeof assetsStep>;

export function seekerSteps(clock: Clock) {
  return {
    personal: personalStep(clock),
    experience_type: experienceTypeStep,
    professional: professionalStep,
    education: educationStep,
    skills: skillsStep,
    assets: assetsStep,
  } satisfies Record<SeekerOnboardingStep, z.ZodMiniType>;
}

export function employerSteps(clock: Clock) {
  const company = companySchema(clock);
  return {
    company: z.pick(company, {
      name: true,
      industry: true,
      size: true,
      description: true,
      website: true,
      foundedYear: true,
      employeeCount: true,
    }),
    contact: z.pick(company, {
      phone: true,
      email: true,
      address: true,
      city: true,
      state: true,
      country: true,
    }),
  } satisfies Record<EmployerOnboardingStep, z.ZodMiniType>;
}
