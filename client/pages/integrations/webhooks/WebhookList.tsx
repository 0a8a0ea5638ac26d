import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { WEBHOOKS_MAX } from '#schema/options/webhooks.ts';
import { LoadState } from '../LoadState.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { WebhookDialog, type OpenedWebhook } from './WebhookDialog.tsx';
import { WebhookRow, WebhookRow_webhook } from './WebhookRow.tsx';

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
  const { data, previousData, error, loading, refetch } = useQuery(WebhookListQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer) {
    return <LoadState message={t('failed')} error={error} retrying={loading} onRetry={refetch} />;
  }
  const webhooks = viewer.webhooks.map((webhook) => readFragment(WebhookRow_webhook, webhook));
  const isApproved = user?.role === 'ADMIN' || viewer.companyProfile?.adminStatus === 'APPROVED';
  const hasRoom = webhooks.length < WEBHOOKS_MAX;
  const add = (
    <Button
      variant="main"
      icon={<Plus aria-hidden="true" className="size-5" />}
      disabled={!hasRoom}
      onClick={() => setOpened({ what: 'add' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <SectionHead
        about={t('about')}
        room={t('room', { count: webhooks.length, max: WEBHOOKS_MAX })}
        docs={{ to: '/docs/api#webhooks', label: t('docs') }}
        unapproved={
          isApproved
            ? null
            : {
                title: t('unapproved.title'),
                message: t('unapproved.message'),
                profile: t('unapproved.profile'),
              }
        }
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
