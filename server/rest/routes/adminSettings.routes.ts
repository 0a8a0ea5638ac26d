import { graphql } from '../gql/gql.ts';
import { get, put } from '../restRoute.ts';

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
  get('/admin/settings', 'Read the settings of the site; secrets are never returned', Settings, {
    answer: ['admin', 'settings'],
  }),
  put(
    '/admin/settings',
    'Change the given settings; omitted ones stay as they are',
    UpdateSettings,
    {
      wrappedIn: 'settings',
      refusesUnknownNames: true,
      answer: ['updateSystemSettings', 'settings'],
    },
  ),
];
