import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { IntegrationTabs } from './IntegrationTabs.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('apiKeys')('page.title') });

/** What an employer needs to connect their own programs. */
export function Page() {
  const t = useTranslations('apiKeys');
  return (
    <Container className="py-5 *:max-w-[1112px] md:py-7">
      <PageHeading lead={t('page.lead')}>{t('page.title')}</PageHeading>
      <div className="mt-6">
        <IntegrationTabs />
      </div>
    </Container>
  );
}
