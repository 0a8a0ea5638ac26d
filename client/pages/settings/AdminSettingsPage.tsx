import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSession } from '#client/lib/session.ts';
import { OwnSettings } from './OwnSettings.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('settings.title') });

/** An administrator's own account, in the frame of the area it is for. */
export function Page() {
  const account = useTranslations('account');
  const { user } = useSession();
  return (
    <AdminFrame section="settings" lead={user && account('settings.lead', { email: user.email })}>
      <div className="mt-6">
        <OwnSettings role={user?.role} />
      </div>
    </AdminFrame>
  );
}
