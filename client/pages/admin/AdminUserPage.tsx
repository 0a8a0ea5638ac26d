import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { LazyHistory } from '#client/components/admin/LazyHistory.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useNavigate, useParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { UserFacts } from './user/UserFacts.tsx';
import { UserFigures } from './user/UserFigures.tsx';
import { UserTwoFactor } from './user/UserTwoFactor.tsx';
import { UserButtons } from './users/UserButtons.tsx';
import { UserRow_user } from './users/UserRow.tsx';
import { UserStatus } from './users/UserStatus.tsx';
import { useUserAction } from './users/useUserAction.tsx';
import { useUserName } from './users/useUserName.ts';
import { UserSession, type UserSession_session } from './user/UserSession.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const EditUserDialog = loadOnUse(
  async () => (await import('./user/EditUserDialog.tsx')).EditUserDialog,
  { soon: true },
);

const AdminUserPageQuery = graphql(`
  query AdminUserPage($id: ID!) {
    admin {
      user(id: $id) {
        id
        sessions {
          id
          ...UserSession_session
        }
        ...UserRow_user
        ...UserStatus_user
        ...UserFacts_user
        ...UserFigures_user
        ...EditUserDialog_user
        ...UserTwoFactor_user
      }
      activity(first: 10, subjectKind: "user", subjectId: $id) {
        ...History_activity
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.users') });

export function Page() {
  const t = useTranslations('adminUsers');
  const { userId: id = '' } = useParams();
  const navigate = useNavigate();
  const nameOf = useUserName();
  const [isEdited, setEdited] = useState(false);
  const { data, failure } = useFreshQuery(AdminUserPageQuery, { variables: { id } });
  const found = data?.admin?.user;
  const user = readFragment(UserRow_user, found);
  const { act, dialog, busy } = useUserAction({
    onDone: (done) => {
      if (done === 'delete') void navigate('/admin/users', { replace: true });
      else focusHeading();
    },
  });
  const name = user ? nameOf(user) : undefined;
  return (
    <AdminFrame
      section="users"
      title={name}
      lead={found && <UserStatus user={found} />}
      actions={
        user &&
        name && (
          <>
            <Button icon={<Pencil className="size-5" />} onClick={() => setEdited(true)}>
              {t('act.edit')}
            </Button>
            <UserButtons
              size="m"
              user={user}
              name={name}
              busy={busy}
              onAct={(wanted) => act(wanted, user)}
            />
          </>
        )
      }
    >
      {failure && <ListFailed title={t('failed.one')} {...failure} />}
      {!data && !failure && <ListSkeleton />}
      {data && !found && (
        <EmptyState drawing="lost" title={t('none')} message={t('page.missing')}>
          <Link to="/admin/users" className={buttonClass()}>
            {t('page.all')}
          </Link>
        </EmptyState>
      )}
      {found && user && (
        <div className="mt-5 grid gap-8">
          {user.displayStatus === 'SUSPENDED' && (
            <Banner kind="warning" title={t('page.suspended')}>
              {user.suspendedReason && t('why', { reason: user.suspendedReason })}
            </Banner>
          )}
          {user.displayStatus === 'INACTIVE' && (
            <Banner kind="warning">{t('page.inactive')}</Banner>
          )}
          <section aria-labelledby="facts">
            <h2 id="facts" className="text-lg">
              {t('page.facts')}
            </h2>
            <UserFacts user={found} />
          </section>
          {user.role !== 'ADMIN' && (
            <section aria-labelledby="figures">
              <h2 id="figures" className="text-lg">
                {t('page.figures')}
              </h2>
              <UserFigures user={found} />
            </section>
          )}
          <section aria-labelledby="sessions">
            <h2 id="sessions" className="text-lg">
              {t('page.sessions')}
            </h2>
            <UserSessions sessions={found.sessions} />
          </section>
          <section aria-labelledby="two-factor">
            <h2 id="two-factor" className="text-lg">
              {t('twoFactor.title')}
            </h2>
            <UserTwoFactor user={found} />
          </section>
          {data?.admin && (
            <LazyHistory activity={data.admin.activity} subject={{ kind: 'user', id }} />
          )}
        </div>
      )}
      {dialog}
      {isEdited && found && <EditUserDialog user={found} onClose={() => setEdited(false)} />}
    </AdminFrame>
  );
}

interface UserSessionsProps {
  sessions: readonly (FragmentType<typeof UserSession_session> & { id: string })[];
}

function UserSessions({ sessions }: UserSessionsProps) {
  const t = useTranslations('adminUsers');
  if (sessions.length === 0) return <p className="mt-2 text-soft">{t('page.noSessions')}</p>;
  return (
    <ul className="mt-1 divide-y divide-line">
      {sessions.map((session) => (
        <UserSession key={session.id} session={session} />
      ))}
    </ul>
  );
}
