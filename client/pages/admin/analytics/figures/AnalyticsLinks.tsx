import { ChevronRight, FolderOpen, Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

const WAYS = [
  { key: 'explore', path: '/admin/analytics/explore', Icon: Search },
  { key: 'reports', path: '/admin/analytics/reports', Icon: FolderOpen },
] as const;

/** Links from the documented figures to custom questions. */
export function AnalyticsLinks() {
  const t = useTranslations('analytics');
  return (
    <section aria-labelledby="ways" className="mt-8">
      <h2 id="ways" className="text-lg">
        {t('figures.ways.label')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {WAYS.map(({ key, path, Icon }) => (
          <li key={key} className="grid">
            <Card
              as={Link}
              to={path}
              lifts
              padding="none"
              className="flex min-h-16 items-center gap-3 px-4 py-3 text-text no-underline"
            >
              <Icon className="size-5 shrink-0 text-ink" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`figures.ways.${key}`)}</span>
                <span className="block text-sm text-soft">{t(`figures.ways.${key}Text`)}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-soft" />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
