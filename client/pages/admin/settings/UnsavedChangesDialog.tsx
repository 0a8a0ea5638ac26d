import { useEffect, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { RouterContext } from '#client/lib/routing.ts';

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

const KEY = 'system-settings';

interface Held {
  go: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from unsaved changes; null while nothing is blocked. The router's own hook would be part of
 * every page's bundle.
 */
function useUnsavedChanges(hasUnsaved: boolean): Held | null {
  const router = useContext(RouterContext)?.router;
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    if (!router || !hasUnsaved) return undefined;
    router.getBlocker(
      KEY,
      ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname,
    );
    const end = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(KEY);
      const isHeld = blocker?.state === 'blocked';
      setHeld(isHeld ? { go: blocker.proceed, stay: blocker.reset } : null);
    });
    return () => {
      end();
      router.deleteBlocker(KEY);
      setHeld(null);
    };
  }, [router, hasUnsaved]);
  return held;
}
