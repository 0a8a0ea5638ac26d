import { LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { VIEWS, type View } from '#schema/options/screens/search.ts';
import { Link } from '#client/lib/routing.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

const ICONS = { grid: LayoutGrid, list: Rows3 };

interface ViewToggleProps {
  view: View;
  toView: (view: View) => string;
  className?: string;
}

/** Links, because each view has its own address. */
export function ViewToggle({ view, toView, className }: ViewToggleProps) {
  const t = useTranslations('browse');
  return (
    <div
      role="group"
      aria-label={t('view.label')}
      className={joinClasses('flex rounded-control border border-line bg-card p-0.5', className)}
    >
      {VIEWS.map((name) => {
        const Icon = ICONS[name];
        return (
          <Link
            key={name}
            to={toView(name)}
            preventScrollReset
            aria-label={t(`view.${name}`)}
            title={t(`view.${name}`)}
            aria-current={name === view ? 'true' : undefined}
            className="hit-44 grid size-[38px] place-items-center rounded-tag border border-transparent text-soft hover:bg-tint aria-[current]:border-ink aria-[current]:bg-ink-wash aria-[current]:text-ink"
          >
            <Icon className="size-5" />
          </Link>
        );
      })}
    </div>
  );
}
