import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useDeleteSaved, type Deletion } from './useDeleteSaved.ts';

/** Asks before something saved is deleted for good. */
export function DeleteSavedDialog<Answer>(deletion: Deletion<Answer>) {
  const { saved, words, onClose } = deletion;
  const t = useTranslations(words);
  const { confirm, loading } = useDeleteSaved(deletion);
  return (
    <ConfirmDialog
      title={t('delete.title', { name: saved.name })}
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
