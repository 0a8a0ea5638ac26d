import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { Tabs } from '#client/ui/layout/Tabs.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { DataSection } from './data/DataSection.tsx';
import { MailsSection } from './mails/MailsSection.tsx';
import { PrivacySection } from './mails/PrivacySection.tsx';
import { SettingsFailed } from './SettingsFailed.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';

const SettingsPageQuery = graphql(`
  query SettingsPage {
    viewer {
      hasPassword
      settings {
        ...MailsSection_settings
        ...PrivacySection_settings
      }
      sessions {
        ...SessionList_sessions
      }
    }
  }
`);

const SECTIONS = ['notifications', 'privacy', 'security', 'data'] as const;
type Section = (typeof SECTIONS)[number];

/** What employers show of themselves is decided with their company's profile. */
const EMPLOYER_SECTIONS = SECTIONS.filter((section) => section !== 'privacy');

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('settings.title') });

/** One tab each; which one is open stands in the address. Administrators have their security here and nothing more. */
export function Page() {
  const t = useTranslations('settings');
  const account = useTranslations('account');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  // Not suspending: a changed password empties the cache, and the form must not go with it.
  const { data, previousData, error, loading, refetch } = useQuery(SettingsPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const viewer = (data ?? previousData)?.viewer;
  const retry = () => void refetch().catch(() => undefined);
  const waiting = { error: viewer ? undefined : error, retrying: loading, onRetry: retry };
  const role = user?.role;
  const sections = role === 'EMPLOYER' ? EMPLOYER_SECTIONS : SECTIONS;
  const asked = sections.find((section) => section === params.get('section'));
  const security = (
    <SecuritySection
      sessions={viewer?.sessions}
      hasPassword={viewer?.hasPassword ?? true}
      {...waiting}
    />
  );
  const failed = <SettingsFailed {...waiting} />;
  const contents: Record<Section, ReactNode> = {
    notifications: viewer ? <MailsSection settings={viewer.settings} role={role} /> : failed,
    privacy: viewer ? <PrivacySection settings={viewer.settings} /> : failed,
    security,
    data: <DataSection hasPassword={viewer?.hasPassword ?? true} role={role} />,
  };

  return (
    <Container className="py-8 md:py-10">
      <PageHeading lead={user && account('settings.lead', { email: user.email })}>
        {account('settings.title')}
      </PageHeading>
      <div className="mt-6">
        {role === 'ADMIN' ? (
          security
        ) : (
          <Tabs
            label={t('sections')}
            selected={asked ?? 'notifications'}
            onSelect={(section) =>
              setParams({ section }, { replace: true, preventScrollReset: true })
            }
            tabs={sections.map((id) => ({
              id,
              label: t(`section.${id}`),
              content: contents[id],
            }))}
          />
        )}
      </div>
    </Container>
  );
}
