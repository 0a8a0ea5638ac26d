import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { DataSection } from '#client/pages/settings/data/DataSection.tsx';
import { SecuritySection } from '#client/pages/settings/security/SecuritySection.tsx';
import { SettingsFailed } from '#client/pages/settings/SettingsFailed.tsx';
import { SettingsTabs } from '#client/pages/settings/SettingsTabs.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { NotificationsTab } from './NotificationsTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const EmployerSettingsQuery = graphql(`
  query EmployerSettings {
    viewer {
      ...SecuritySection_viewer
      ...DataSection_viewer
      companyProfile {
        id
        ...ProfileTab_profile
      }
      employerSettings {
        id
        ...ProfileTab_settings
        ...NotificationsTab_settings
        ...PrivacyTab_settings
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
  const { data, previousData, error, loading, refetch } = useFreshQuery(EmployerSettingsQuery);
  const viewer = (data ?? previousData)?.viewer;
  const settings = viewer?.employerSettings;
  const profile = viewer?.companyProfile ?? null;
  const retry = () => void refetch().catch(() => undefined);
  const waiting = { error: viewer ? undefined : error, retrying: loading, onRetry: retry };
  const failed = <SettingsFailed {...waiting} message={t('employer.failed')} />;
  return (
    <SettingsTabs
      sections={SECTIONS}
      instead={INSTEAD}
      contents={{
        profile: settings ? (
          <ProfileTab key={profile?.id} settings={settings} profile={profile} />
        ) : (
          failed
        ),
        notifications: settings ? <NotificationsTab settings={settings} /> : failed,
        privacy: settings ? <PrivacyTab settings={settings} /> : failed,
        security: (
          <>
            <SecuritySection viewer={viewer} {...waiting} />
            <DataSection viewer={viewer} whose="EMPLOYER" />
          </>
        ),
      }}
    />
  );
}
