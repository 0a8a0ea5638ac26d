import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { hostOf } from './hostOf.ts';
import type { ShownWebhook } from './WebhookRow.tsx';

const DeleteWebhookMutation = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(input: { id: $id }) {
      deletedWebhookId
      viewer {
        id
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    }
  }
`);

interface DeleteWebhookProps {
  webhook: ShownWebhook;
  onClose: () => void;
}

/** Asks first, because deleting a webhook cannot be undone. */
export function DeleteWebhook({ webhook, onClose }: DeleteWebhookProps) {
  const t = useTranslations('webhooks');
  const showFailure = useFailureToast();
  const { id } = webhook;
  const host = hostOf(webhook.url);
  const [remove, { loading }] = useMutation(DeleteWebhookMutation, { variables: { id } });
  const press = async () => {
    try {
      await remove();
      toast({ kind: 'success', title: t('delete.done', { host }) });
    } catch (error) {
      showFailure(t('notDone.delete'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { host })}
      confirmLabel={t('delete.submit')}
      cancelLabel={t('delete.cancel')}
      closeLabel={t('close')}
      busy={loading}
      onConfirm={() => void press()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
