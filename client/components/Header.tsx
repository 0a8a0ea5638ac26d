import { useTranslations } from 'use-intl';
import { Link, NavLink } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Bell } from '#client/components/bell/Bell.tsx';
import { GuestButtons } from './header/GuestButtons.tsx';
import { memberPlaceholderClass } from './header/headerClasses.ts';
import { LanguageSwitch } from './header/LanguageSwitch.tsx';
import { MainMenu } from './header/MainMenu.tsx';
import { SmallMenu } from './header/SmallMenu.tsx';
import { ThemeSwitch } from './header/ThemeSwitch.tsx';
import { Logo } from './Logo.tsx';

const UserMenu = loadOnUse(async () => (await import('./header/UserMenu.tsx')).UserMenu);
const WorkMenu = loadOnUse(async () => (await import('./header/WorkMenu.tsx')).WorkMenu);

interface HeaderProps {
  /** Set on the work pages of employers and administrators, which do not show the public menu. */
  work?: 'EMPLOYER' | 'ADMIN' | null;
}

/** The bar at the top of every page. Its links depend on the user's role. */
export function Header({ work = null }: HeaderProps) {
  const t = useTranslations('shell');
  const { status, user } = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print-hidden">
      <Container className="flex h-(--bar) items-center gap-1 lg:gap-4">
        <Link to="/" className="flex min-w-0 rounded-control py-1 lg:shrink-0">
          <Logo />
        </Link>
        {work === 'EMPLOYER' && <WorkMenu />}
        {!work && <MainMenu className="max-lg:hidden work:invisible" />}
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <LanguageSwitch className="max-[22.4rem]:hidden" />
          <ThemeSwitch className="max-md:hidden" />
          {user?.role === 'ADMIN' && (
            <NavLink to="/admin" className={`max-lg:hidden ${buttonClass({ size: 's' })}`}>
              {t('header.adminPanel')}
            </NavLink>
          )}
          {user && <Bell user={user} />}
          {user && (
            <UserMenu
              user={user}
              className="min-w-0 max-lg:hidden"
              waiting={<AccountSkeleton className="max-lg:hidden" />}
            />
          )}
          {!user && <GuestButtons />}
          {status === 'unknown' && <AccountSkeleton className={memberPlaceholderClass} />}
          <SmallMenu />
        </div>
      </Container>
    </header>
  );
}

/** Reserves space for the user menu until the session is known and its code is there. */
function AccountSkeleton({ className }: { className: string }) {
  return (
    <div className={`px-2 ${className}`}>
      <Skeleton className="h-8 w-36" />
    </div>
  );
}
