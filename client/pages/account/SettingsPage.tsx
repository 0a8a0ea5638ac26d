import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { ChangePassword } from './settings/ChangePassword.tsx';
import { SessionList } from './settings/SessionList.tsx';
import { SettingsPart } from './settings/SettingsPart.tsx';

const SettingsPageQuery = graphql(`
  query SettingsPage {
    viewer {
      sessions {
        ...SessionList_sessions
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('settings.title') });

/** What works today, for every role: the security of the account. */
export function Page() {
  const t = useTranslations('account');
  const { user } = useSession();
  // Not suspending: a changed password empties the cache, and the form must not go with it.
  const { data, previousData, error, loading, refetch } = useQuery(SettingsPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const sessions = (data ?? previousData)?.viewer?.sessions;

  return (
    <Container className="py-8 md:py-10">
      <PageHeading lead={user && t('settings.lead', { email: user.email })}>
        {t('settings.title')}
      </PageHeading>
      <h2 className="mt-8 border-b border-line pb-3 text-lg">{t('settings.security')}</h2>
      <SettingsPart title={t('changePassword.title')} about={t('changePassword.about')}>
        <ChangePassword />
      </SettingsPart>
      <SettingsPart title={t('sessions.title')} about={t('sessions.about')}>
        <SessionList
          sessions={sessions}
          error={sessions ? undefined : error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </SettingsPart>
    </Container>
  );
}
