import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';

const DeleteSegmentMutation = graphql(`
  mutation DeleteSegmentDialog($input: DeleteSegmentInput!) {
    deleteSegment(input: $input) {
      deletedSegmentId
    }
  }
`);

interface DeleteSegmentDialogProps {
  segment: Pick<SegmentRow_SegmentFragment, 'id' | 'name' | 'uses'>;
  onClose: () => void;
}

/** A segment that is in use is not deleted: the dialog lists what uses it. */
export function DeleteSegmentDialog({ segment, onClose }: DeleteSegmentDialogProps) {
  const { id, name, uses } = segment;
  const t = useTranslations('segments');
  const showFailure = useFailureToast();
  const [remove, { loading }] = useMutation(DeleteSegmentMutation, {
    variables: { input: { id } },
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'AnalyticsSegment', id }) });
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
  if (uses.length > 0)
    return (
      <Dialog
        title={t('used.title', { name })}
        closeLabel={t('form.close')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('form.close')}</Button>}
      >
        <p>{t('used.text')}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {uses.map((use, at) => (
            <li key={at} className="break-words">
              {use.id ? (
                <Link to={pathOf(use)} className="hit-44 text-link hover:underline">
                  {t(`used.kind.${use.kind}`, { name: use.name ?? '' })}
                </Link>
              ) : (
                t(`used.private.${use.kind}`)
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    );
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

const pathOf = ({ kind, id }: Pick<SegmentRow_SegmentFragment['uses'][number], 'kind' | 'id'>) =>
  kind === 'REPORT'
    ? `/admin/analytics/explore?report=${id}`
    : `/admin/analytics/alerts?alert=${id}`;
