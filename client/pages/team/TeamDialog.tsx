import { HandOverDialog } from './HandOverDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { MemberAction, ShownMember } from './MemberRow.tsx';
import { RoleDialog } from './RoleDialog.tsx';

export type OpenedDialog = { what: 'invite' } | { what: MemberAction; member: ShownMember };

interface TeamDialogProps {
  opened: OpenedDialog;
  members: readonly ShownMember[];
  onClose: () => void;
}

export function TeamDialog({ opened, members, onClose }: TeamDialogProps) {
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
