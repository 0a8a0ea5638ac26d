import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { OwnJob } from '#client/pages/manageJobs/list/jobActions.ts';

interface DeleteJobDialogProps {
  jobs: readonly OwnJob[];
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteJobDialog({ jobs, onConfirm, onClose }: DeleteJobDialogProps) {
  const t = useTranslations('manageJobs');
  const count = jobs.length;
  return (
    <ConfirmDialog
      danger
      title={count > 1 ? t('remove.titleMany', { count }) : t('remove.title')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      closeLabel={t('remove.close')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {count === 1 && jobs[0] && (
        <p className="mb-2 font-semibold break-words">
          <WrittenText text={jobs[0].title} />
        </p>
      )}
      <p>{count > 1 ? t('remove.textMany', { count }) : t('remove.text')}</p>
    </ConfirmDialog>
  );
}
