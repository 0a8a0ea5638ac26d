import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { SettingsNav } from '#client/components/admin/SettingsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
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
  const { data, previousData, failure } = useFreshQuery(AdminSettingsPageQuery);
  const settings = (data ?? previousData)?.admin?.settings;
  return (
    <AdminFrame section="settings" lead={t('lead')}>
      <SettingsNav />
      {failure && !settings && <ListFailed title={t('failed.load')} {...failure} />}
      {!settings && !failure && (
        <Placeholders
          className="mt-6 grid gap-4"
          blocks={['h-72 w-full', 'h-72 w-full', 'h-72 w-full']}
        />
      )}
      {settings && <SettingsForm settings={settings} />}
    </AdminFrame>
  );
}
