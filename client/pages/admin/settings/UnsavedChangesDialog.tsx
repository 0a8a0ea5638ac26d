import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

/** Confirms before leaving with unsaved changes: our dialog within the site, the browser's when leaving it. */
export function UnsavedChangesDialog({ count }: { count: number }) {
  const t = useTranslations('systemSettings');
  const hasUnsaved = count > 0;
  const held = useUnsavedChanges(hasUnsaved);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  if (!held) return null;
  return (
    <ConfirmDialog
      danger
      title={t('leave.title')}
      closeLabel={t('leave.close')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
      onConfirm={held.go}
      onClose={held.stay}
    >
      <p>{t('leave.text', { count })}</p>
    </ConfirmDialog>
  );
}
