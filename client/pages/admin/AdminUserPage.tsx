import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { History } from '#client/components/admin/History.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useNavigate, useParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { EditUserDialog } from './user/EditUserDialog.tsx';
import { UserFacts } from './user/UserFacts.tsx';
import { UserFigures } from './user/UserFigures.tsx';
import { UserSessions } from './user/UserSessions.tsx';
import { UserTwoFactor } from './user/UserTwoFactor.tsx';
import { UserButtons } from './users/UserButtons.tsx';
import { UserRow_user } from './users/UserRow.tsx';
import { UserStatus } from './users/UserStatus.tsx';
import { useUserAction } from './users/useUserAction.tsx';
import { useUserName } from './users/useUserName.ts';

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
  const { data, error, loading, refetch } = useQuery(AdminUserPageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
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
            <Button
              icon={<Pencil aria-hidden="true" className="size-5" />}
              onClick={() => setEdited(true)}
            >
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
      {error && (
        <ListFailed
          title={t('failed.one')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <ListSkeleton />}
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
          {data?.admin && <History activity={data.admin.activity} subject={{ kind: 'user', id }} />}
        </div>
      )}
      {dialog}
      {isEdited && found && <EditUserDialog user={found} onClose={() => setEdited(false)} />}
    </AdminFrame>
  );
}
