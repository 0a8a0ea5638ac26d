import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NavLink } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { barItemClass } from './headerClasses.ts';

const PAGES = [
  { word: 'account.dashboard', path: '/', needs: 'view' },
  { word: 'page.manage-jobs', path: '/manage-jobs', needs: 'view' },
  { word: 'page.manage-applications', path: '/manage-applications', needs: 'view' },
  { word: 'account.messages', path: '/messages', needs: 'view' },
  // People who may see candidates have more pages than fit here, so this one is only in their user menu.
  { word: 'account.interviews', path: '/interviews', needs: 'view', unless: 'candidates' },
  { word: 'page.browse-database', path: '/browse-database', needs: 'candidates' },
  { word: 'account.companyProfile', path: '/company-profile', needs: 'manage' },
] as const;

/** The pages an employer works on. An administrator's are in the menu beside the page. */
export function WorkMenu() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const pages = PAGES.filter(
    ({ needs, ...page }) =>
      isOffered(user, needs) && !('unless' in page && isOffered(user, page.unless)),
  );
  return (
    <nav
      aria-label={t('header.main')}
      className="flex flex-1 items-center justify-between max-lg:hidden"
    >
      <ul className="flex items-center">
        {pages.map(({ word, path }) => (
          <li key={path} className={path === '/company-profile' ? 'max-[85rem]:hidden' : undefined}>
            <NavLink
              to={path}
              end={path === '/'}
              className={joinClasses(barItemClass, 'text-sm max-[75rem]:px-2')}
            >
              {t(`header.${word}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      {isOffered(user, 'post') && (
        <NavLink to="/add-job" end className={buttonClass({ variant: 'main', size: 's' })}>
          <Plus className="size-4" />
          {/* A narrow laptop has no room for it beside the pages. */}
          <span className="max-[75rem]:sr-only">{t('header.page.add-job')}</span>
        </NavLink>
      )}
    </nav>
  );
}
