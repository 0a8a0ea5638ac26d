import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestEmployerSettings on EmployerSettings {
    firstName
    lastName
    phone
    companyName
    notifications {
      emailNotifications
      applicationAlerts
      jobExpiryAlerts
      weeklyReports
      marketingEmails
    }
    privacy {
      profileVisibility
      showContactInfo
      allowDirectContact
    }
  }
`);

const Settings = graphql(`
  query RestEmployerSettings {
    viewer {
      employerSettings {
        ...RestEmployerSettings
      }
    }
  }
`);

const UpdateProfile = graphql(`
  mutation RestUpdateEmployerProfile($input: UpdateEmployerProfileInput!) {
    updateEmployerProfile(input: $input) {
      settings {
        ...RestEmployerSettings
      }
    }
  }
`);

const UpdateNotifications = graphql(`
  mutation RestUpdateEmployerNotifications($input: UpdateEmployerNotificationsInput!) {
    updateEmployerNotifications(input: $input) {
      settings {
        ...RestEmployerSettings
      }
    }
  }
`);

const UpdatePrivacy = graphql(`
  mutation RestUpdateEmployerPrivacy($input: UpdateEmployerPrivacyInput!) {
    updateEmployerPrivacy(input: $input) {
      settings {
        ...RestEmployerSettings
      }
    }
  }
`);

export const employerRoutes = [
  restRoute({
    method: 'GET',
    path: '/employers/settings',
    summary: "Read an employer's settings",
    operation: Settings,
    answer: ['viewer', 'employerSettings'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/employers/profile',
    summary: "Change the given fields of an employer's profile",
    operation: UpdateProfile,
    body: 'input',
    answer: ['updateEmployerProfile', 'settings'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/employers/notifications',
    summary: 'Change the given notification settings',
    operation: UpdateNotifications,
    body: 'input',
    answer: ['updateEmployerNotifications', 'settings'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/employers/privacy',
    summary: 'Change the privacy settings of an employer',
    operation: UpdatePrivacy,
    body: 'input',
    answer: ['updateEmployerPrivacy', 'settings'],
  }),
];
