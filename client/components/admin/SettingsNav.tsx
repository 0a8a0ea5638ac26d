import { useTranslations } from 'use-intl';
import { NavLink } from '#client/lib/routing.ts';

const PAGES = [
  { key: 'site', path: '/admin/settings' },
  { key: 'recounts', path: '/admin/settings/recounts' },
  { key: 'account', path: '/admin/account' },
] as const;

/** Links between the site settings, the recounts and the administrator's own account. */
export function SettingsNav() {
  const t = useTranslations('admin');
  return (
    <nav aria-label={t('section.settings')} className="mt-4 flex gap-1 border-b border-line">
      {PAGES.map(({ key, path }) => (
        <NavLink
          key={key}
          to={path}
          end
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-soft hover:text-text aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {t(`settings.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
