import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { ADMIN_SECTIONS, type AdminSection } from '#client/components/admin/adminSections.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const meta = ({ words, line }: MetaArgs) => ({
  title: words('admin')(`section.${line.name as AdminSection}`),
});

/** Stands in for a page of the admin area that is not built yet, so that no link is dead. */
export function Page() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const section = ADMIN_SECTIONS.find(({ path }) => path === pathname)?.key ?? 'overview';
  return (
    <AdminFrame section={section}>
      <EmptyState drawing="lost" title={t('later.title')} message={t('later.message')}>
        <Link to="/admin/companies" className={buttonClass()}>
          {t('section.companies')}
        </Link>
        <Link to="/admin/jobs" className={buttonClass()}>
          {t('section.jobs')}
        </Link>
      </EmptyState>
    </AdminFrame>
  );
}
