import { useTranslations } from 'use-intl';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { languageOfPath, withoutLanguage } from '#schema/options/localePaths.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { comparePath, setCompared, useCompared } from './compared.ts';

/** Leads to the comparison from every page where jobs are chosen for it. Words: `compare`. */
export function CompareBar() {
  const t = useTranslations('compare');
  const ids = useCompared();
  const { pathname } = useLocation();
  const path = languageOfPath(pathname) ? withoutLanguage(pathname) : pathname;
  if (ids.length === 0 || path === '/compare') return null;
  const clear = () => {
    setCompared([]);
    rescueFocus();
  };
  // On phones, the job page already has its Apply bar in this place.
  const isJob = path.startsWith('/job-details/');
  return (
    <section
      aria-label={t('bar.label')}
      className={joinClasses(
        'print-hidden fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-md items-center gap-2 rounded-card border border-line bg-card py-2 pr-2 pl-4 shadow-float',
        isJob && 'max-lg:bottom-20',
      )}
    >
      <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
        {t('bar.count', { count: ids.length })}
      </p>
      <Button variant="quiet" size="s" onClick={clear}>
        {t('bar.clear')}
      </Button>
      <Link to={comparePath(ids)} className={buttonClass({ variant: 'main', size: 's' })}>
        {t('bar.open')}
      </Link>
    </section>
  );
}
