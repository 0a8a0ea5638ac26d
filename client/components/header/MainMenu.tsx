import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NavLink, useLocation } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { barItemClass, menuLineClass, hiddenForRoleClass } from './headerClasses.ts';
import { menusFor, pathOfMenuPage, PLAIN_PAGES, type Menu } from './menus.ts';

/** The menus and plain links on wide screens. */
export function MainMenu({ className }: { className?: string }) {
  const t = useTranslations('shell');
  const { user } = useSession();
  return (
    <nav aria-label={t('header.main')} className={className}>
      <ul className="flex items-center">
        {menusFor(user).map((menu) => (
          <li key={menu.key}>
            <OneMenu menu={menu} />
          </li>
        ))}
        {PLAIN_PAGES.map((page) => (
          <li key={page}>
            <NavLink to={pathOfMenuPage(page, user?.role)} end className={barItemClass}>
              {t(`header.page.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OneMenu({ menu }: { menu: Menu }) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const { status, user } = useSession();
  const here = menu.pages.some((page) => pathOfMenuPage(page, user?.role) === pathname);
  return (
    <Disclosure
      label={
        <>
          {t(`header.menu.${menu.key}`)}
          <ChevronDown className="size-4 transition-transform duration-100 group-aria-expanded:rotate-180" />
        </>
      }
      buttonProps={{ 'aria-current': here ? 'true' : undefined }}
      buttonClassName={joinClasses(
        barItemClass,
        // The stored role is known before the session has been checked.
        menu.hiddenFor && status === 'unknown' && hiddenForRoleClass[menu.hiddenFor],
      )}
    >
      <ul>
        {menu.pages.map((page) => (
          <li key={page}>
            <NavLink to={pathOfMenuPage(page, user?.role)} end className={menuLineClass}>
              {t(`header.page.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
