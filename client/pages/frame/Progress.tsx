import { useTranslations } from 'use-intl';
import { useNavigation } from '#client/lib/routing.ts';

/** A line at the top while the next page loads. It appears with a delay, so that fast pages show none. */
export function Progress() {
  const t = useTranslations('shell');
  if (useNavigation().state !== 'loading') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('frame.loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 bg-ink transition-opacity delay-150 starting:opacity-0"
    />
  );
}
