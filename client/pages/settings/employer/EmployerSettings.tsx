import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { DataSection } from '#client/pages/settings/data/DataSection.tsx';
import { SecuritySection } from '#client/pages/settings/security/SecuritySection.tsx';
import { SettingsFailed } from '#client/pages/settings/SettingsFailed.tsx';
import { SettingsTabs } from '#client/pages/settings/SettingsTabs.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const EmployerSettingsQuery = graphql(`
  query EmployerSettings {
    viewer {
      hasPassword
      livingApiKeys
      employerSettings {
        id
        ...ProfileTab_settings
        ...NotificationsTab_settings
        ...PrivacyTab_settings
      }
      twoFactor {
        isOn
        ...TwoFactorPart_twoFactor
      }
      sessions {
        ...SessionList_sessions
      }
    }
  }
`);

const SECTIONS = ['profile', 'notifications', 'privacy', 'security'] as const;
/** Account deletion and data export are shown with the security settings. */
const INSTEAD = { data: 'security' } as const;

export function EmployerSettings() {
  const t = useTranslations('settings');
  // Does not suspend: a changed password clears the cache, and the form must stay mounted.
  const { data, previousData, error, loading, refetch } = useQuery(EmployerSettingsQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const viewer = (data ?? previousData)?.viewer;
  const settings = viewer?.employerSettings;
  const retry = () => void refetch().catch(() => undefined);
  const waiting = { error: viewer ? undefined : error, retrying: loading, onRetry: retry };
  const failed = <SettingsFailed {...waiting} message={t('employer.failed')} />;
  const hasPassword = viewer?.hasPassword ?? true;
  return (
    <SettingsTabs
      sections={SECTIONS}
      instead={INSTEAD}
      contents={{
        profile: settings ? <ProfileTab settings={settings} /> : failed,
        notifications: settings ? <NotificationsTab settings={settings} /> : failed,
        privacy: settings ? <PrivacyTab settings={settings} /> : failed,
        security: (
          <>
            <SecuritySection
              sessions={viewer?.sessions}
              twoFactor={viewer?.twoFactor}
              hasPassword={hasPassword}
              apiKeys={viewer?.livingApiKeys ?? 0}
              {...waiting}
            />
            <DataSection
              hasPassword={hasPassword}
              hasTwoFactor={viewer?.twoFactor.isOn ?? false}
              whose="EMPLOYER"
            />
          </>
        ),
      }}
    />
  );
}
