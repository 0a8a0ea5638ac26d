import { get, patch } from '../restRoute.ts';
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
  get('/auth/profile', 'Read the account of the caller', Profile, { answer: ['viewer', 'user'] }),
  get('/users/profile', 'Read the account and the profile of the caller', Profile, {
    answer: ['viewer', 'user'],
  }),
  patch('/users/profile', 'Change the given fields of the profile', UpdateProfile, {
    answer: ['updateProfile', 'user'],
  }),
  patch('/users/onboarding/complete', 'Mark onboarding as complete', CompleteOnboarding, {
    answer: ['completeOnboarding', 'user'],
  }),
  get(
    '/users/onboarding/status',
    'Check whether the caller has completed onboarding',
    OnboardingStatus,
    {
      returns: 'Whether the caller has completed the onboarding dialog.',
      answer: ['viewer', 'user'],
    },
  ),
];
