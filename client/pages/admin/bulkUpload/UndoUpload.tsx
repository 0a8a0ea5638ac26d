import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useNow } from '#client/lib/now.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useUndo } from './useUndo.ts';
import { useUploadName } from './useUploadName.ts';

export const UndoUpload_upload = graphql(`
  fragment UndoUpload_upload on BulkUpload {
    id
    fileName
    successful
    undoableUntil
  }
`);

interface UndoUploadProps {
  upload: FragmentType<typeof UndoUpload_upload>;
  size?: 's' | 'm';
}

/** Available for a day: deletes what the upload created, after a confirmation, because that cannot be undone. */
export function UndoUpload({ size = 'm', ...props }: UndoUploadProps) {
  const upload = readFragment(UndoUpload_upload, props.upload);
  const { id, successful, undoableUntil } = upload;
  const file = useUploadName()(upload.fileName);
  const now = useNow();
  const t = useTranslations('bulkUpload');
  const [asking, setAsking] = useState(false);
  const { undo, busy } = useUndo({ id, file });
  if (!undoableUntil || new Date(undoableUntil) <= now) return null;
  const confirm = async () => {
    await undo();
    setAsking(false);
  };
  return (
    <>
      <Button
        size={size}
        icon={<Undo2 className={size === 's' ? 'size-4' : 'size-5'} />}
        aria-label={t('undo.named', { file })}
        onClick={() => setAsking(true)}
      >
        {t('undo.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('undo.title', { file })}
          confirmLabel={t('undo.open')}
          cancelLabel={t('undo.keep')}
          closeLabel={t('undo.close')}
          danger
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {t('undo.text', { count: successful })}
        </ConfirmDialog>
      )}
    </>
  );
}
