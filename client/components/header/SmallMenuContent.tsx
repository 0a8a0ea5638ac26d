import { useTranslations } from 'use-intl';
import { useLanguageLinks } from '#client/components/useLanguageLinks.ts';
import { InstallLine } from '#client/components/offline/InstallLine.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import { Link, NavLink } from '#client/lib/routing.ts';
import { useSession, type SessionUser } from '#client/lib/session.ts';
import { setTheme, THEMES, useTheme } from '#client/lib/theme.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { guestOnlyClass, menuLineClass } from './headerClasses.ts';
import { menusFor, pathOfMenuPage, PLAIN_PAGES, type MenuPage } from './menus.ts';
import { LazyAccountLines } from './LazyAccountLines.tsx';
import { useDisplayName } from './useDisplayName.ts';
import { useId, type ReactNode } from 'react';

const LINES = '-mx-3 grid grid-cols-2';

export function SmallMenuContent() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const theme = useTheme();
  return (
    <nav aria-label={t('header.main')} className="mx-auto grid max-w-[560px] gap-5">
      {user ? <Member user={user} /> : <Guest />}
      {menusFor(user).map(({ key, pages }) => (
        <SmallMenuGroup key={key} heading={t(`header.menu.${key}`)}>
          <Pages pages={pages} />
        </SmallMenuGroup>
      ))}
      <div className="border-t border-line pt-2">
        <Pages pages={PLAIN_PAGES} />
        {!user && (
          <ul className={LINES}>
            <InstallLine className={menuLineClass} />
          </ul>
        )}
      </div>
      <SmallMenuGroup heading={t('header.language')}>
        <p className="flex flex-wrap gap-2 pt-1.5">
          {useLanguageLinks().map(({ locale, name, isCurrent, attributes }) => (
            <a key={locale} {...attributes} className={chipClass(isCurrent)}>
              {name}
            </a>
          ))}
        </p>
      </SmallMenuGroup>
      <SmallMenuGroup heading={t('header.theme.label')}>
        <p className="flex flex-wrap gap-2 pt-1.5">
          {THEMES.map((name) => (
            <Chip key={name} selected={name === theme} onClick={() => setTheme(name)}>
              {t(`header.theme.${name}`)}
            </Chip>
          ))}
        </p>
      </SmallMenuGroup>
    </nav>
  );
}

function Pages({ pages }: { pages: readonly MenuPage[] }) {
  const t = useTranslations('shell');
  const { user } = useSession();
  return (
    <ul className={LINES}>
      {pages.map((page) => (
        <li key={page}>
          <NavLink to={pathOfMenuPage(page, user?.role)} end className={menuLineClass}>
            {t(`header.page.${page}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Guest() {
  const t = useTranslations('shell');
  return (
    <div className={`grid grid-cols-2 gap-2 ${guestOnlyClass}`}>
      <Button onClick={() => openDialog('login')}>{t('header.login')}</Button>
      <Button variant="main" onClick={() => openDialog('signup')}>
        {t('header.signUp')}
      </Button>
    </div>
  );
}

function Member({ user }: { user: SessionUser }) {
  const t = useTranslations('shell');
  const name = useDisplayName(user);
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3 pb-2">
        <Monogram name={name} shape="round" />
        <div className="min-w-0 flex-[1_1_10rem]">
          <p className="font-semibold break-words">{name}</p>
          <p title={user.email} className="truncate text-sm text-soft">
            {user.email}
          </p>
        </div>
        {user.role === 'ADMIN' && (
          <Link to="/admin" className={buttonClass({ size: 's' })}>
            {t('header.adminPanel')}
          </Link>
        )}
      </div>
      <LazyAccountLines user={user} className={LINES} />
    </section>
  );
}

interface SmallMenuGroupProps {
  heading: string;
  children: ReactNode;
}

/** Labelled as a group instead of a heading, so that the page's outline starts with its own headings. */
function SmallMenuGroup({ heading, children }: SmallMenuGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-t border-line pt-3">
      <p id={id} className="text-sm font-semibold text-soft">
        {heading}
      </p>
      {children}
    </div>
  );
}
