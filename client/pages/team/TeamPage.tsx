import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Tabs } from '#client/ui/layout/Tabs.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { RolesTab } from './RolesTab.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('team')('title') });

/** The people of a company. The open tab is part of the address. */
export function Page() {
  const t = useTranslations('team');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const activity = { id: 'activity', label: t('tab.activity'), content: <ActivityTab /> };
  const tabs = [
    { id: 'people', label: t('tab.people'), content: <PeopleTab /> },
    { id: 'roles', label: t('tab.roles'), content: <RolesTab /> },
    ...(isOffered(user, 'manage') ? [activity] : []),
  ];
  const asked = params.get('section');
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0]!;
  return (
    <Container className="py-5 md:py-7">
      <PageHeading size="work" lead={t('lead')}>
        {t('title')}
      </PageHeading>
      <div className="mt-6">
        <Tabs
          label={t('tab.label')}
          selected={selected.id}
          onSelect={(section) =>
            setParams({ section }, { replace: true, preventScrollReset: true })
          }
          tabs={tabs}
        />
      </div>
    </Container>
  );
}
