import { useTranslations } from 'use-intl';
import { useLogout } from '#client/components/useLogout.ts';
import { NavLink } from '#client/lib/routing.ts';
import type { UserRole } from '#client/lib/session.ts';
import { menuLineClass } from './headerClasses.ts';
import { accountLinks } from './menus.ts';
import { SavedJobsCount } from './SavedJobsCount.tsx';

/** The user menu's links, in the header and on small screens. */
export function AccountLines({ role, className }: { role: UserRole; className?: string }) {
  const t = useTranslations('shell');
  const logout = useLogout();
  return (
    <ul className={className}>
      {accountLinks(role).map(({ key, path }) => (
        <li key={key}>
          <NavLink to={path} end className={menuLineClass}>
            {t(`header.account.${key}`)}
            {key === 'savedJobs' && <SavedJobsCount />}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={logout} className={menuLineClass}>
          {t('header.account.logout')}
        </button>
      </li>
    </ul>
  );
}
