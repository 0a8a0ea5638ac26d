import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestCareer on Career {
    jobs {
      title
      company
      place
      from
      to
      isCurrent
      summary
    }
    degrees {
      qualification
      name
      field
      institution
      from
      to
      grade
    }
    projects {
      name
      link
      from
      to
      summary
    }
    certificates {
      name
      issuer
      year
      link
    }
    languages {
      name
      level
    }
    links {
      url
      label
    }
  }
`);

graphql(`
  fragment RestUser on User {
    id
    email
    firstName
    lastName
    role
    onboardingComplete
    emailVerified
    createdAt
    company {
      id
      name
    }
    profile {
      phone
      headline
      summary
      experience
      experienceType
      education
      specialization
      university
      yearOfPassing
      skills
      technicalSkills
      functionalSkills
      certifications
      location
      preferredLocations
      dateOfBirth
      gender
      currentCompany
      currentJobTitle
      currentCTC
      salaryExpectation
      hasBike
      hasDrivingLicense
      career {
        ...RestCareer
      }
      experienceMonths
      noticePeriod
      noticeUntil
      willingToMove
      shifts
      workModes
      accommodations
      showAccommodations
      isOpenToWork
      resume
    }
  }
`);

const Profile = graphql(`
  query RestProfile {
    viewer {
      user {
        ...RestUser
      }
    }
  }
`);

const UpdateProfile = graphql(`
  mutation RestUpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...RestUser
      }
    }
  }
`);

const CompleteOnboarding = graphql(`
  mutation RestCompleteOnboarding($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      user {
        ...RestUser
      }
    }
  }
`);

const OnboardingStatus = graphql(`
  query RestOnboardingStatus {
    viewer {
      user {
        onboardingComplete
      }
    }
  }
`);

export const userRoutes = [
  restRoute({
    method: 'GET',
    path: '/auth/profile',
    summary: 'Read the account of the caller',
    operation: Profile,
    answer: ['viewer', 'user'],
  }),
  restRoute({
    method: 'GET',
    path: '/users/profile',
    summary: 'Read the account and the profile of the caller',
    operation: Profile,
    answer: ['viewer', 'user'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/users/profile',
    summary: 'Change the given fields of the profile',
    operation: UpdateProfile,
    body: 'input',
    answer: ['updateProfile', 'user'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/users/onboarding/complete',
    summary: 'Mark onboarding as complete',
    operation: CompleteOnboarding,
    body: 'input',
    answer: ['completeOnboarding', 'user'],
  }),
  restRoute({
    method: 'GET',
    path: '/users/onboarding/status',
    summary: 'Check whether the caller has completed onboarding',
    returns: 'Whether the caller has completed the onboarding dialog.',
    operation: OnboardingStatus,
    answer: ['viewer', 'user'],
  }),
];
