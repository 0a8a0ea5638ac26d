import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { IntegrationTabs } from './IntegrationTabs.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.integrations') });

/** The integrations page for administrators, in the admin frame. */
export function Page() {
  const t = useTranslations('apiKeys');
  return (
    <AdminFrame section="integrations" lead={t('page.lead')}>
      <div className="mt-6">
        <IntegrationTabs />
      </div>
    </AdminFrame>
  );
}
