import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestSystemSettings on SystemSettings {
    siteName
    siteDescription
    defaultLanguage
    timeZone
    enable2FA
    sessionTimeout
    maxLoginAttempts
    passwordMinLength
    smtpHost
    smtpPort
    smtpUsername
    smtpPasswordSet
    fromEmail
    enableEmailNotifications
    enablePushNotifications
    notifyNewJobs
    notifyApplicationStatus
    allowRegistration
    requireEmailVerification
    autoApproveCompanies
    autoApproveJobs
    backupFrequency
    retentionPeriod
    enableQueryLogging
    apiRateLimit
    fileUploadLimit
    cacheTTL
    debugMode
    supportEmail
    supportPhone
    postalAddress
  }
`);

const Settings = graphql(`
  query RestSystemSettings {
    admin {
      settings {
        ...RestSystemSettings
      }
    }
  }
`);

const UpdateSettings = graphql(`
  mutation RestUpdateSystemSettings($input: SystemSettingsInput!) {
    updateSystemSettings(input: $input) {
      settings {
        ...RestSystemSettings
      }
    }
  }
`);

export const adminSettingsRoutes = [
  restRoute({
    method: 'GET',
    path: '/admin/settings',
    summary: 'Read the settings of the site; secrets are never returned',
    operation: Settings,
    answer: ['admin', 'settings'],
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/settings',
    summary: 'Change the given settings; omitted ones stay as they are',
    operation: UpdateSettings,
    body: 'input',
    wrappedIn: 'settings',
    refusesUnknownNames: true,
    answer: ['updateSystemSettings', 'settings'],
  }),
];
