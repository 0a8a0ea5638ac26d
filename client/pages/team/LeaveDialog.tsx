import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announceCompanyChange } from '#client/components/team/workCompany.ts';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ShownMember } from './MemberRow.tsx';
import { SuccessorField } from './SuccessorField.tsx';

const LeaveDialogRemoveMutation = graphql(`
  mutation LeaveDialogRemove($input: RemoveTeamMemberInput!) {
    removeTeamMember(input: $input) {
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

const LeaveDialogLeaveMutation = graphql(`
  mutation LeaveDialogLeave($input: LeaveTeamInput!) {
    leaveTeam(input: $input) {
      viewer {
        id
      }
    }
  }
`);

interface LeaveDialogProps {
  member: ShownMember;
  successors: readonly ShownMember[];
  onClose: () => void;
}

/** Ends a membership, one's own or a colleague's, and asks who takes over their jobs and conversations. */
export function LeaveDialog({ member, successors, onClose }: LeaveDialogProps) {
  const t = useTranslations('team');
  const shell = useTranslations('shell');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { id, isYou, role, postedJobs, conversations } = member;
  const name = member.name ?? member.email;
  const [successorId, setSuccessor] = useState(successors[0]?.id ?? '');
  const [keepApiKeys, setKeep] = useState(false);
  const [remove, removing] = useMutation(LeaveDialogRemoveMutation);
  const [leave, leaving] = useMutation(LeaveDialogLeaveMutation);
  const asks = postedJobs + conversations > 0 && successors.length > 0;
  const press = async () => {
    const successor = asks ? { successorId } : {};
    try {
      if (isYou) await leave({ variables: { input: successor } });
      else {
        const input = { id, ...successor, ...(keepApiKeys && { keepApiKeys }) };
        await remove({ variables: { input } });
      }
      toast({ kind: 'success', title: isYou ? t('leave.done') : t('remove.done', { name }) });
      onClose();
      if (!isYou) return;
      await announceCompanyChange(client);
      void navigate('/');
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? shell('errors.offline') });
    }
  };
  return (
    <ConfirmDialog
      danger
      title={isYou ? t('leave.title') : t('remove.title', { name })}
      confirmLabel={isYou ? t('leave.submit') : t('remove.submit')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      busy={removing.loading || leaving.loading}
      onConfirm={() => void press()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>{isYou ? t('leave.text') : t('remove.text', { name })}</p>
        {/* Only owners can have set up integrations. */}
        {role === 'OWNER' && isYou && <p>{t('leave.integrations')}</p>}
        {role === 'OWNER' && !isYou && (
          <>
            <p>{t('remove.integrations', { name })}</p>
            <Checkbox
              name="keepApiKeys"
              checked={keepApiKeys}
              onChange={(event) => setKeep(event.target.checked)}
              label={t('remove.keepKeys', { name })}
              hint={t('remove.keepKeysHint', { name })}
            />
          </>
        )}
        {asks && (
          <SuccessorField successors={successors} value={successorId} onChange={setSuccessor} />
        )}
      </div>
    </ConfirmDialog>
  );
}
