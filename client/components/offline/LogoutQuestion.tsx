import { useTranslations } from 'use-intl';
import { setOfflineState, useOfflineState } from '#client/lib/offline/offlineState.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

/** Before a logout deletes what was written and not sent. Words: `offline`. */
export function LogoutQuestion({ leave }: { leave: () => void }) {
  const t = useTranslations('offline');
  const { waiting, refused } = useOfflineState();
  const close = () => setOfflineState({ leave: null });
  return (
    <ConfirmDialog
      danger
      title={t('logout.title')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      closeLabel={t('logout.cancel')}
      onClose={close}
      onConfirm={() => {
        close();
        leave();
      }}
    >
      <p>{t('logout.text', { count: waiting + refused })}</p>
    </ConfirmDialog>
  );
}
