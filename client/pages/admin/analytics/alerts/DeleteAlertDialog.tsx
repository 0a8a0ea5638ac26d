import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';

const DeleteAlertMutation = graphql(`
  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {
    deleteFigureAlert(input: $input) {
      deletedAlertId
    }
  }
`);

interface DeleteAlertDialogProps {
  alert: { id: string; name: string };
  onClose: () => void;
}

export function DeleteAlertDialog({ alert: { id, name }, onClose }: DeleteAlertDialogProps) {
  const t = useTranslations('figureAlerts');
  const showFailure = useFailureToast();
  const [remove, { loading }] = useMutation(DeleteAlertMutation, {
    variables: { input: { id } },
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'FigureAlert', id }) });
      cache.gc();
    },
  });
  const confirm = async () => {
    const next = nextRow([id]);
    try {
      await remove();
      onClose();
      toast({ kind: 'success', title: t('done.delete'), message: name });
      requestAnimationFrame(() => focusRow(next));
    } catch (error) {
      onClose();
      showFailure(t('failed.delete'), error);
    }
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      busy={loading}
      danger
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
