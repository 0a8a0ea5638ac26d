import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { InvitationRow, InvitationRow_invitation } from './InvitationRow.tsx';
import { MemberRow, MemberRow_member, type MemberAction, type ShownMember } from './MemberRow.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const InviteDialog = loadOnUse(async () => (await import('./InviteDialog.tsx')).InviteDialog, {
  soon: true,
});
const RoleDialog = loadOnUse(async () => (await import('./RoleDialog.tsx')).RoleDialog, {
  soon: true,
});

const PeopleTab_viewer = graphql(`
  fragment PeopleTab_viewer on Viewer {
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
`);

const PeopleTabQuery = graphql(`
  query PeopleTab {
    viewer {
      ...PeopleTab_viewer
    }
  }
`);

export function PeopleTab() {
  const t = useTranslations('team');
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const { data, previousData, failure } = useFreshQuery(PeopleTabQuery);
  const viewer = readFragment(PeopleTab_viewer, (data ?? previousData)?.viewer);
  if (!viewer) {
    if (failure) return <LoadFailed message={t('failed')} {...failure} />;
    return <Placeholders className="grid gap-3" blocks={['h-24 w-full', 'h-24 w-full']} />;
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
            icon={<UserPlus className="size-5" />}
            onClick={() => setOpened({ what: 'invite' })}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      <ul aria-label={t('members')} className="mt-5 grid gap-3 xl:grid-cols-2">
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
          <ul className="mt-3 grid gap-3 xl:grid-cols-2">
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

type OpenedDialog = { what: 'invite' } | { what: MemberAction; member: ShownMember };

interface TeamDialogProps {
  opened: OpenedDialog;
  members: readonly ShownMember[];
  onClose: () => void;
}

function TeamDialog({ opened, members, onClose }: TeamDialogProps) {
  if (opened.what === 'invite') return <InviteDialog onClose={onClose} />;
  const { what, member } = opened;
  if (what === 'role') return <RoleDialog member={member} onClose={onClose} />;
  const successors = members.filter(
    ({ id, role }) => id !== member.id && (role === 'OWNER' || role === 'RECRUITER'),
  );
  const shared = { member, successors, onClose };
  if (what === 'handOver') return <HandOverDialog {...shared} />;
  return <LeaveDialog {...shared} />;
}
