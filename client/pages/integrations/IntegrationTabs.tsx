import { useTranslations } from 'use-intl';
import { useSearchParams } from '#client/lib/routing.ts';
import { Tabs } from '#client/ui/layout/Tabs.tsx';
import { KeysTab } from './keys/KeysTab.tsx';
import { WebhooksTab } from './webhooks/WebhooksTab.tsx';

/** One tab each. The open one is part of the address. */
export function IntegrationTabs() {
  const t = useTranslations('apiKeys');
  const [params, setParams] = useSearchParams();
  const webhooks = useTranslations('webhooks');
  const tabs = [
    { id: 'keys', label: t('page.keys'), content: <KeysTab /> },
    { id: 'webhooks', label: webhooks('tab'), content: <WebhooksTab /> },
  ];
  const asked = params.get('section');
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0]!;
  return (
    <Tabs
      label={t('page.sections')}
      selected={selected.id}
      onSelect={(section) => setParams({ section }, { replace: true, preventScrollReset: true })}
      tabs={tabs}
    />
  );
}
