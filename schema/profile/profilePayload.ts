import type {
  AssetsStepValues,
  EducationStepValues,
  PersonalStepValues,
  ProfessionalStepValues,
  SkillsStepValues,
} from '#schema/validation/seekers/onboarding.ts';
import type { ProfileValues } from '#schema/validation/seekers/profile.ts';
import { mergeSkills } from './mergeSkills.ts';

export type SeekerAnswers = PersonalStepValues &
  EducationStepValues &
  SkillsStepValues &
  AssetsStepValues &
  ProfessionalStepValues;

/** The documented payload for saving a profile: the answers under their documented names, without empty ones. */
export function profilePayload(answers: SeekerAnswers): ProfileValues {
  const { technicalSkills, functionalSkills, certifications = [] } = answers;
  return filled({
    phone: answers.contactNumber,
    location: answers.currentLocation,
    dateOfBirth: answers.dateOfBirth,
    gender: answers.gender,
    experienceType: answers.experienceType,
    ...professional(answers),
    education: answers.highestQualification,
    specialization: answers.specialization,
    university: answers.university,
    yearOfPassing: answers.yearOfPassing,
    skills: mergeSkills({ technicalSkills, functionalSkills, certifications }),
    technicalSkills,
    functionalSkills,
    certifications,
    hasBike: answers.hasBike,
    hasDrivingLicense: answers.hasDrivingLicense,
    onboardingComplete: true,
  });
}

function professional(answers: ProfessionalStepValues): ProfileValues {
  if (answers.experienceType === 'fresher')
    return {
      salaryExpectation: answers.expectedCTC,
      preferredLocations: [answers.desiredLocation],
      isOpenToWork: answers.isOpenToWork ?? true,
    };
  const { currentCompany, currentJobTitle, currentCTC, totalExperience } = answers;
  return { currentCompany, currentJobTitle, currentCTC, experience: totalExperience };
}

function filled(values: ProfileValues): ProfileValues {
  const kept = Object.entries(values).filter(
    ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as ProfileValues;
}
