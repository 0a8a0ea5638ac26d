import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import type { Role } from '#client/gql/graphql.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useUserName } from './useUserName.ts';

interface DeleteUserDialogProps {
  user: { firstName: string; lastName: string; email: string; role: Role };
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Deletion cannot be undone, so this dialog lists its consequences and asks for confirmation. */
export function DeleteUserDialog({ user, onConfirm, onClose }: DeleteUserDialogProps) {
  const t = useTranslations('adminUsers');
  const name = useUserName()(user);
  const { send, busy, failure, attempt } = useSubmit();
  return (
    <ConfirmDialog
      title={t('deleteDialog.title', { name })}
      confirmLabel={t('deleteDialog.confirm')}
      cancelLabel={t('suspendDialog.cancel')}
      closeLabel={t('suspendDialog.close')}
      danger
      busy={busy}
      onConfirm={() => void send(onConfirm)}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {failure !== undefined && (
          <FailureBanner error={failure} title={t('failed.delete')} attempt={attempt} />
        )}
        <p className="break-words text-soft">{user.email}</p>
        <p>{t('deleteDialog.what')}</p>
        {user.role === 'JOB_SEEKER' && <p>{t('deleteDialog.jobSeeker')}</p>}
        {user.role === 'EMPLOYER' && <p>{t('deleteDialog.employer')}</p>}
      </div>
    </ConfirmDialog>
  );
}
