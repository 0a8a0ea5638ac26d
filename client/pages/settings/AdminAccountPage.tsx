import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { SettingsNav } from '#client/components/admin/SettingsNav.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSession } from '#client/lib/session.ts';
import { OwnSettings } from './OwnSettings.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('settings.account') });

/** An administrator's own account, in the admin frame. */
export function Page() {
  const t = useTranslations('admin');
  const account = useTranslations('account');
  const { user } = useSession();
  return (
    <AdminFrame
      section="settings"
      title={t('settings.account')}
      lead={user && account('settings.lead', { email: user.email })}
    >
      <SettingsNav />
      <div className="mt-6">
        <OwnSettings role={user?.role} />
      </div>
    </AdminFrame>
  );
}
