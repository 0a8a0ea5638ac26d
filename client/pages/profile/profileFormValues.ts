import type { ProfileValues_ProfileFragment } from '#client/gql/graphql.ts';

/** The values of the form controls: texts and lists. */
export type ProfileInput = Readonly<Record<string, string | readonly string[]>>;

interface Names {
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
}

/** A stored profile as form values. */
export function profileFormValues(
  user: Names,
  profile: ProfileValues_ProfileFragment | null,
): ProfileInput {
  const yesOrNo = (value: boolean | null | undefined) =>
    value == null ? '' : value ? 'yes' : 'no';
  const number = (value: number | null | undefined) => (value ? String(value) : '');
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    headline: profile?.headline ?? '',
    summary: profile?.summary ?? '',
    location: profile?.location ?? '',
    dateOfBirth: profile?.dateOfBirth ?? '',
    gender: profile?.gender?.toLowerCase() ?? '',
    experienceType: profile?.experienceType?.toLowerCase() ?? '',
    experience: profile?.experience ?? '',
    currentCompany: profile?.currentCompany ?? '',
    currentJobTitle: profile?.currentJobTitle ?? '',
    currentCTC: number(profile?.currentCTC),
    salaryExpectation: number(profile?.salaryExpectation),
    preferredLocations: profile?.preferredLocations ?? [],
    education: profile?.education?.toLowerCase() ?? '',
    specialization: profile?.specialization ?? '',
    university: profile?.university ?? '',
    yearOfPassing: number(profile?.yearOfPassing),
    technicalSkills: profile?.technicalSkills ?? [],
    functionalSkills: profile?.functionalSkills ?? [],
    certifications: profile?.certifications ?? [],
    noticePeriod: profile?.noticePeriod?.toLowerCase() ?? '',
    noticeUntil: profile?.noticeUntil ?? '',
    willingToMove: yesOrNo(profile?.willingToMove),
    shifts: profile?.shifts.map((shift) => shift.toLowerCase()) ?? [],
    workModes: profile?.workModes.map((mode) => mode.toLowerCase()) ?? [],
    accommodations: profile?.accommodations ?? '',
    showAccommodations: profile?.showAccommodations ? 'yes' : 'no',
    hasBike: yesOrNo(profile?.hasBike),
    hasDrivingLicense: yesOrNo(profile?.hasDrivingLicense),
  };
}
