import { List, SquareKanban } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { VIEWS, type View } from './applicationsAddress.ts';

const ICONS = { list: List, board: SquareKanban };

/** Links, because each view has its own address. */
export function ViewSwitch({ view, toView }: { view: View; toView: (view: View) => string }) {
  const t = useTranslations('manageApplications');
  return (
    <div
      role="group"
      aria-label={t('view.label')}
      className="flex rounded-control border border-line bg-card p-0.5"
    >
      {VIEWS.map((name) => {
        const Icon = ICONS[name];
        return (
          <Link
            key={name}
            to={toView(name)}
            preventScrollReset
            aria-current={name === view ? 'true' : undefined}
            className="hit-44 flex min-h-[38px] items-center gap-2 rounded-tag px-3 text-sm font-semibold border border-transparent text-soft hover:bg-tint aria-[current]:border-ink aria-[current]:bg-ink-wash aria-[current]:text-ink"
          >
            <Icon className="size-4" />
            {t(`view.${name}`)}
          </Link>
        );
      })}
    </div>
  );
}
