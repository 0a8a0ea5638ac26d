import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { SettingsNav } from '#client/components/admin/SettingsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { SettingsForm } from './settings/SettingsForm.tsx';

const AdminSettingsPageQuery = graphql(`
  query AdminSettingsPage {
    admin {
      settings {
        id
        ...SettingsForm_settings
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('systemSettings')('title') });

/** The settings of the site. Each takes effect within seconds in every process. */
export function Page() {
  const t = useTranslations('systemSettings');
  const shell = useTranslations('shell');
  const { data, previousData, error, loading, refetch } = useQuery(AdminSettingsPageQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const settings = (data ?? previousData)?.admin?.settings;
  return (
    <AdminFrame section="settings" lead={t('lead')}>
      <SettingsNav />
      {error && !settings && (
        <ListFailed
          title={t('failed.load')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!settings && !error && (
        <div data-waiting="" aria-busy="true" className="mt-6 grid gap-4">
          <p className="sr-only">{shell('frame.loading')}</p>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-72 w-full" />
          ))}
        </div>
      )}
      {settings && <SettingsForm settings={settings} />}
    </AdminFrame>
  );
}
