import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { hostOf } from './hostOf.ts';
import { SecretShown } from './SecretShown.tsx';
import type { ShownWebhook } from './WebhookRow.tsx';

const RotateSecretMutation = graphql(`
  mutation RotateSecret($id: ID!) {
    rotateWebhookSecret(input: { id: $id }) {
      secret
      webhook {
        id
        ...WebhookRow_webhook
      }
    }
  }
`);

interface RotateSecretProps {
  webhook: ShownWebhook;
  onClose: () => void;
}

export function RotateSecret({ webhook, onClose }: RotateSecretProps) {
  const t = useTranslations('webhooks');
  const time = useTimeWords();
  const showFailure = useFailureToast();
  const [secret, setSecret] = useState<string>();
  const { id, previousSecretUntil: until } = webhook;
  const [rotate, { loading }] = useMutation(RotateSecretMutation, { variables: { id } });
  if (secret) return <SecretShown secret={secret} onClose={onClose} />;

  const press = async () => {
    try {
      const { data } = await rotate();
      setSecret(data?.rotateWebhookSecret.secret);
    } catch (error) {
      showFailure(t('notDone.rotate'), error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={t('rotate.title', { host: hostOf(webhook.url) })}
      confirmLabel={t('rotate.submit')}
      cancelLabel={t('rotate.cancel')}
      closeLabel={t('close')}
      busy={loading}
      onConfirm={() => void press()}
      onClose={onClose}
    >
      <p>{until ? t('rotate.again', { date: time.full(until) }) : t('rotate.text')}</p>
    </ConfirmDialog>
  );
}
