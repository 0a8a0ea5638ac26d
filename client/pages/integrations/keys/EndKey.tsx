import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ShownKey } from './KeyRow.tsx';

const EndKeyMutation = graphql(`
  mutation EndKey($id: ID!) {
    revokeApiKey(input: { id: $id }) {
      apiKey {
        id
        ...KeyRow_apiKey
      }
    }
  }
`);

const EndKeySecretMutation = graphql(`
  mutation EndKeySecret($id: ID!) {
    endOldApiKeySecret(input: { id: $id }) {
      apiKey {
        id
        ...KeyRow_apiKey
      }
    }
  }
`);

interface EndKeyProps {
  what: 'revoke' | 'endOld';
  apiKey: ShownKey;
  onClose: () => void;
}

/** Revokes a key, or ends the old secret of a rotated one. Neither can be undone, so it asks first. */
export function EndKey({ what, apiKey, onClose }: EndKeyProps) {
  const t = useTranslations('apiKeys');
  const showFailure = useFailureToast();
  const { id, name, oldPrefix } = apiKey;
  const [revoke, revoking] = useMutation(EndKeyMutation, { variables: { id } });
  const [endOld, ending] = useMutation(EndKeySecretMutation, { variables: { id } });

  const press = async () => {
    try {
      await (what === 'revoke' ? revoke() : endOld());
      toast({ kind: 'success', title: t(`ending.${what}.done`, { name }) });
    } catch (error) {
      showFailure(t('notDone'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t(`ending.${what}.title`, { name })}
      confirmLabel={t(`ending.${what}.submit`)}
      cancelLabel={t(`ending.${what}.cancel`)}
      closeLabel={t('form.close')}
      busy={revoking.loading || ending.loading}
      onConfirm={() => void press()}
      onClose={onClose}
    >
      <p>{t(`ending.${what}.text`, { prefix: oldPrefix ?? '' })}</p>
    </ConfirmDialog>
  );
}
