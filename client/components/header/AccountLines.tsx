import { useTranslations } from 'use-intl';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { useLogout } from '#client/components/useLogout.ts';
import { InstallLine } from '#client/components/offline/InstallLine.tsx';
import { NavLink } from '#client/lib/routing.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { accountLinks } from './accountLinks.ts';
import { menuLineClass } from './headerClasses.ts';
import { SavedJobsCount } from './SavedJobsCount.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';

const CompanyLines = loadOnUse(async () => (await import('./CompanyLines.tsx')).CompanyLines);

/** The user menu's links, in the header and on small screens. */
export function AccountLines({ user, className }: { user: SessionUser; className?: string }) {
  const t = useTranslations('shell');
  const logout = useLogout();
  return (
    <ul className={className}>
      {accountLinks(user).map(({ key, path }) => (
        <li key={key}>
          <NavLink to={path} end className={menuLineClass}>
            {t(`header.account.${key}`)}
            {key === 'savedJobs' && <SavedJobsCount />}
            {key === 'messages' && <UnreadCount />}
          </NavLink>
        </li>
      ))}
      {user.role === 'EMPLOYER' && <CompanyLines />}
      <InstallLine className={menuLineClass} />
      <li>
        <button type="button" onClick={logout} className={menuLineClass}>
          {t('header.account.logout')}
        </button>
      </li>
    </ul>
  );
}

const AccountLinesUnreadQuery = graphql(`
  query AccountLinesUnread {
    viewer {
      id
      unreadConversations
    }
  }
`);

/** The number of unread conversations, shown beside the link that leads to them. */
function UnreadCount() {
  const t = useTranslations('shell');
  const { data } = useFreshQuery(AccountLinesUnreadQuery);
  const count = data?.viewer?.unreadConversations ?? 0;
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto rounded-full bg-ink-wash px-2 text-sm font-semibold text-ink">
      <span className="sr-only">{t('header.unreadCount')} </span>
      {count}
    </span>
  );
}
