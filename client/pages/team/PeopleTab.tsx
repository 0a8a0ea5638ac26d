import { useQuery } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { InvitationRow, InvitationRow_invitation } from './InvitationRow.tsx';
import { MemberRow, MemberRow_member } from './MemberRow.tsx';
import { TeamDialog, type OpenedDialog } from './TeamDialog.tsx';

export const PeopleTabQuery = graphql(`
  query PeopleTab {
    viewer {
      id
      team {
        id
        members {
          id
          ...MemberRow_member
        }
        invitations {
          id
          ...InvitationRow_invitation
        }
      }
    }
  }
`);

export function PeopleTab() {
  const t = useTranslations('team');
  const shell = useTranslations('shell');
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(PeopleTabQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer) {
    if (error)
      return (
        <LoadFailed message={t('failed')} error={error} retrying={loading} onRetry={refetch} />
      );
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  const { team } = viewer;
  if (!team)
    return (
      <EmptyState drawing="folder" title={t('none.title')} message={t('none.message')}>
        <Link to="/company-profile" className={buttonClass({ variant: 'main' })}>
          {t('none.create')}
        </Link>
      </EmptyState>
    );
  const members = team.members.map((member) => readFragment(MemberRow_member, member));
  const manages = isOffered(user, 'manage');
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="text-soft" role="status">
          {t('count', { count: members.length })}
        </p>
        {manages && (
          <Button
            variant="main"
            icon={<UserPlus aria-hidden="true" className="size-5" />}
            onClick={() => setOpened({ what: 'invite' })}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      <ul aria-label={t('members')} className="mt-5 grid gap-3">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            manages={manages}
            onOpen={(what) => setOpened({ what, member })}
          />
        ))}
      </ul>
      {team.invitations.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg">{t('invitations')}</h2>
          <ul className="mt-3 grid gap-3">
            {team.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={readFragment(InvitationRow_invitation, invitation)}
              />
            ))}
          </ul>
        </section>
      )}
      {opened && <TeamDialog opened={opened} members={members} onClose={() => setOpened(null)} />}
    </>
  );
}
