import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLogout } from '#client/components/useLogout.ts';
import { NavLink } from '#client/lib/routing.ts';
import { sectionsFor } from './adminSections.ts';

interface AdminMenuProps {
  permissions: Parameters<typeof sectionsFor>[0];
  /** How many items await a decision. */
  waiting: Partial<Record<string, number | undefined>>;
}

const LINE =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-base text-text hover:bg-tint ' +
  'aria-[current=page]:bg-ink-wash aria-[current=page]:font-semibold aria-[current=page]:text-ink';

export function AdminMenu({ permissions, waiting }: AdminMenuProps) {
  const t = useTranslations('admin');
  const logout = useLogout();
  return (
    <ul className="grid gap-0.5">
      {sectionsFor(permissions).map(({ key, path, Icon }) => {
        const count = waiting[key] ?? 0;
        return (
          <li key={key}>
            <NavLink to={path} end={path === '/admin'} className={LINE}>
              <Icon className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{t(`section.${key}`)}</span>
              {count > 0 && (
                <span className="tabular rounded-full bg-genda-wash px-2 text-xs leading-5 font-semibold text-genda-text">
                  {count}
                  <span className="sr-only"> {t('frame.waiting')}</span>
                </span>
              )}
            </NavLink>
          </li>
        );
      })}
      <li className="mt-1 border-t border-line pt-1">
        <button type="button" onClick={logout} className={LINE}>
          <LogOut className="size-5 shrink-0" />
          {t('frame.logout')}
        </button>
      </li>
    </ul>
  );
}
