import type { ReactNode } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { UserRole } from '#client/lib/session.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { DataSection } from './data/DataSection.tsx';
import { MailsSection } from './mails/MailsSection.tsx';
import { PrivacySection } from './mails/PrivacySection.tsx';
import { SettingsFailed } from './SettingsFailed.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';

const OwnSettingsQuery = graphql(`
  query OwnSettings {
    viewer {
      ...SecuritySection_viewer
      ...DataSection_viewer
      settings {
        ...MailsSection_settings
        ...PrivacySection_settings
      }
    }
  }
`);

const SECTIONS = ['notifications', 'privacy', 'security', 'data'] as const;

/** A job seeker's settings. Administrators have only the security part here. */
export function OwnSettings({ role }: { role: UserRole | undefined }) {
  // Does not suspend: a changed password clears the cache, and the form must stay mounted.
  const { data, previousData, error, loading, refetch } = useFreshQuery(OwnSettingsQuery);
  const viewer = (data ?? previousData)?.viewer;
  const retry = () => void refetch().catch(() => undefined);
  const waiting = { error: viewer ? undefined : error, retrying: loading, onRetry: retry };
  const security = <SecuritySection viewer={viewer} {...waiting} />;
  if (role === 'ADMIN') return security;
  const failed = <SettingsFailed {...waiting} />;
  const contents: Record<(typeof SECTIONS)[number], ReactNode> = {
    notifications: viewer ? <MailsSection settings={viewer.settings} /> : failed,
    privacy: viewer ? <PrivacySection settings={viewer.settings} /> : failed,
    security,
    data: <DataSection viewer={viewer} whose="JOB_SEEKER" />,
  };
  return <SettingsTabs sections={SECTIONS} contents={contents} />;
}
