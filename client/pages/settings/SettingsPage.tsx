import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { EmployerSettings } from './employer/EmployerSettings.tsx';
import { OwnSettings } from './OwnSettings.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('account')('settings.title') });

/** Employers have the tabs of the documents; everybody else has their own. */
export function Page() {
  const account = useTranslations('account');
  const { user } = useSession();
  return (
    <Container className="py-8 md:py-10">
      <PageHeading lead={user && account('settings.lead', { email: user.email })}>
        {account('settings.title')}
      </PageHeading>
      <div className="mt-6">
        {user?.role === 'EMPLOYER' ? <EmployerSettings /> : <OwnSettings role={user?.role} />}
      </div>
    </Container>
  );
}
