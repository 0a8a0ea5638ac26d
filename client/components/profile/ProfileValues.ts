import { graphql } from '#client/gql/gql.ts';

/** All editable fields of a profile. */
export const ProfileValues_profile = graphql(`
  fragment ProfileValues_profile on SeekerProfile {
    headline
    summary
    location
    dateOfBirth
    gender
    experienceType
    experience
    currentCompany
    currentJobTitle
    currentCTC
    salaryExpectation
    preferredLocations
    education
    specialization
    university
    yearOfPassing
    technicalSkills
    functionalSkills
    certifications
    noticePeriod
    noticeUntil
    willingToMove
    shifts
    workModes
    accommodations
    showAccommodations
    hasBike
    hasDrivingLicense
    isOpenToWork
  }
`);
