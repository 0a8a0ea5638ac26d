import { useTranslations } from 'use-intl';
import { Link, useLocation } from '#client/lib/routing.ts';
import { bringIntoSight } from '#client/ui/layout/bringIntoSight.ts';

/** The pages of the analytics area. A dashboard belongs to the reports page. */
const PAGES = [
  { key: 'overview', path: '/admin/analytics' },
  { key: 'explore', path: '/admin/analytics/explore' },
  { key: 'reports', path: '/admin/analytics/reports', also: '/admin/analytics/dashboards/' },
  { key: 'segments', path: '/admin/analytics/segments' },
  { key: 'alerts', path: '/admin/analytics/alerts' },
] as const;

export function AnalyticsNav() {
  const t = useTranslations('analytics');
  const { pathname } = useLocation();
  const isWithin = (page: (typeof PAGES)[number]) =>
    'also' in page && pathname.startsWith(page.also);
  return (
    <nav
      aria-label={t('nav.label')}
      className="print-hidden relative mt-4 flex gap-1 overflow-x-auto border-b border-line"
    >
      {PAGES.map((page) => (
        <Link
          key={page.key}
          ref={pathname === page.path || isWithin(page) ? bringIntoSight : undefined}
          to={page.path}
          aria-current={pathname === page.path ? 'page' : isWithin(page) ? 'true' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-soft hover:text-text aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-text"
        >
          {t(`nav.${page.key}`)}
        </Link>
      ))}
    </nav>
  );
}
