import { Plug } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { OwnSettings } from './OwnSettings.tsx';

const EmployerSettings = loadOnUse(
  async () => (await import('./employer/EmployerSettings.tsx')).EmployerSettings,
  { words: ['account', 'settings', 'twoFactor', 'validation'] },
);

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('settings.title') });

/** Employers have the documented tabs; other roles have their own. */
export function Page() {
  const account = useTranslations('account');
  const t = useTranslations('settings');
  const { user } = useSession();
  return (
    <Container className="py-5 *:max-w-[1112px] md:py-7">
      <PageHeading
        size="work"
        lead={user && account('settings.lead', { email: user.email })}
        actions={
          user?.role === 'EMPLOYER' &&
          isOffered(user, 'manage') && (
            <Link to="/integrations" className={buttonClass()}>
              <Plug className="size-5" />
              {t('integrations')}
            </Link>
          )
        }
      >
        {account('settings.title')}
      </PageHeading>
      <div className="mt-6">
        {user?.role === 'EMPLOYER' ? (
          <EmployerSettings waiting={<Skeleton className="h-96" />} />
        ) : (
          <OwnSettings role={user?.role} />
        )}
      </div>
    </Container>
  );
}
