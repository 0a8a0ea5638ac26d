import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { WEBHOOKS_MAX } from '#schema/options/webhooks.ts';
import { LoadState } from '#client/pages/integrations/LoadState.tsx';
import { SectionHead } from '#client/pages/integrations/SectionHead.tsx';
import {
  WebhookRow,
  WebhookRow_webhook,
  type ShownWebhook,
  type WebhookAction,
} from './WebhookRow.tsx';
import { DeleteWebhook } from './DeleteWebhook.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const WebhookForm = loadOnUse(async () => (await import('./WebhookForm.tsx')).WebhookForm, {
  words: ['apiKeys', 'webhooks', 'validation'],
  soon: true,
});

const WebhookListQuery = graphql(`
  query WebhookList {
    viewer {
      id
      companyProfile {
        id
        adminStatus
      }
      webhooks {
        id
        ...WebhookRow_webhook
      }
    }
  }
`);

/** The webhooks and whether their deliveries arrive. */
export function WebhookList() {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedWebhook | null>(null);
  const { data, previousData, failure } = useFreshQuery(WebhookListQuery);
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer) {
    return <LoadState message={t('failed')} failure={failure} />;
  }
  const webhooks = viewer.webhooks.map((webhook) => readFragment(WebhookRow_webhook, webhook));
  const isApproved = user?.role === 'ADMIN' || viewer.companyProfile?.adminStatus === 'APPROVED';
  const hasRoom = webhooks.length < WEBHOOKS_MAX;
  const add = (
    <Button
      variant="main"
      icon={<Plus className="size-5" />}
      disabled={!hasRoom}
      onClick={() => setOpened({ what: 'add' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <SectionHead
        area="webhooks"
        room={t('room', { count: webhooks.length, max: WEBHOOKS_MAX })}
        docs={{ to: '/docs/api#webhooks', label: t('docs') }}
        isApproved={isApproved}
      >
        {isApproved && webhooks.length > 0 && add}
      </SectionHead>
      {webhooks.length === 0 ? (
        isApproved && (
          <EmptyState drawing="folder" title={t('empty.title')} message={t('empty.message')}>
            {add}
          </EmptyState>
        )
      ) : (
        <ul tabIndex={-1} aria-label={t('list')} className="mt-5 grid gap-3">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onOpen={(what) => setOpened({ what, webhook })}
            />
          ))}
        </ul>
      )}
      {opened && <WebhookDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type OpenedWebhook = { what: 'add' } | { what: WebhookAction; webhook: ShownWebhook };

interface WebhookDialogProps {
  opened: OpenedWebhook;
  onClose: () => void;
}

function WebhookDialog({ opened, onClose }: WebhookDialogProps) {
  switch (opened.what) {
    case 'add':
      return <WebhookForm onClose={onClose} />;
    case 'edit':
      return <WebhookForm webhook={opened.webhook} onClose={onClose} />;
    case 'rotate':
      return <RotateSecret webhook={opened.webhook} onClose={onClose} />;
    case 'delete':
      return <DeleteWebhook webhook={opened.webhook} onClose={onClose} />;
  }
}
