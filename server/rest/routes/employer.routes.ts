import { get, patch } from '../restRoute.ts';
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
  get('/employers/settings', "Read an employer's settings", Settings, {
    answer: ['viewer', 'employerSettings'],
  }),
  patch('/employers/profile', "Change the given fields of an employer's profile", UpdateProfile, {
    answer: ['updateEmployerProfile', 'settings'],
  }),
  patch('/employers/notifications', 'Change the given notification settings', UpdateNotifications, {
    answer: ['updateEmployerNotifications', 'settings'],
  }),
  patch('/employers/privacy', 'Change the privacy settings of an employer', UpdatePrivacy, {
    answer: ['updateEmployerPrivacy', 'settings'],
  }),
];
