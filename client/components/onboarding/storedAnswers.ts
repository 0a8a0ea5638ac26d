import type { ProfileValues_ProfileFragment } from '#client/gql/graphql.ts';
import type { Answers } from './draft.ts';

/** What the server knows, keyed by question. */
export function storedAnswers(
  phone: string | null | undefined,
  profile: ProfileValues_ProfileFragment | null | undefined,
): Answers {
  const pay = (rupees: number | null | undefined) => (rupees ? String(rupees) : '');
  const answer = (value: boolean | null | undefined) => (value == null ? '' : value ? 'yes' : 'no');
  return {
    dateOfBirth: profile?.dateOfBirth ?? '',
    gender: profile?.gender?.toLowerCase() ?? '',
    contactNumber: phone ?? '',
    currentLocation: profile?.location ?? '',
    experienceType: profile?.experienceType?.toLowerCase() ?? '',
    currentCompany: profile?.currentCompany ?? '',
    currentJobTitle: profile?.currentJobTitle ?? '',
    totalExperience: profile?.experience ?? '',
    currentCTC: pay(profile?.currentCTC),
    expectedCTC: pay(profile?.salaryExpectation),
    desiredLocation: profile?.preferredLocations[0] ?? '',
    highestQualification: profile?.education?.toLowerCase() ?? '',
    specialization: profile?.specialization ?? '',
    university: profile?.university ?? '',
    yearOfPassing: profile?.yearOfPassing ? String(profile.yearOfPassing) : '',
    technicalSkills: profile?.technicalSkills ?? [],
    functionalSkills: profile?.functionalSkills ?? [],
    certifications: profile?.certifications ?? [],
    hasBike: answer(profile?.hasBike),
    hasDrivingLicense: answer(profile?.hasDrivingLicense),
  };
}
