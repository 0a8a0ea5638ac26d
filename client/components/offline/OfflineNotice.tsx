import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '#client/lib/now.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { useOfflineState, setOfflineState } from '#client/lib/offline/offlineState.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

const DAY = { day: 'numeric', month: 'short' } as const;

/** Words: `offline`. */
export function OfflineNotice() {
  const t = useTranslations('offline');
  const { isOffline, waiting, refused, leave } = useOfflineState();
  const saved = useSavedTime();
  const { pathname } = useLocation();
  return (
    <>
      {leave && <LogoutQuestion leave={leave} />}
      {(isOffline || refused > 0) && (
        <Banner
          kind="warning"
          shape="page"
          title={isOffline ? t('notice.offline') : t('notice.refused', { count: refused })}
          actions={
            pathname !== '/offline' && (
              <Link to="/offline" className={buttonClass({ size: 's' })}>
                {t(isOffline ? 'notice.open' : 'notice.why')}
              </Link>
            )
          }
        >
          {isOffline && (
            <p>
              {saved && t('notice.saved', { when: saved })}{' '}
              {waiting > 0 && t('notice.waiting', { count: waiting })}
            </p>
          )}
        </Banner>
      )}
    </>
  );
}

/** The time of day; with the date if that was another day. */
function useSavedTime(): string | null {
  const format = useFormatter();
  const now = useNow();
  const clock = useClockFormat();
  const { savedAt } = useOfflineState();
  if (savedAt === null) return null;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'short' });
  const at = new Date(savedAt);
  return format.dateTime(at, day(at) === day(now) ? clock : { ...DAY, ...clock });
}

/** Asks before a logout deletes unsent changes. Words: `offline`. */
function LogoutQuestion({ leave }: { leave: () => void }) {
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
