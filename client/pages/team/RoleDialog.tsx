import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { announceCompanyChange } from '#client/components/team/workCompany.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { TeamRole } from '#schema/options/teamRoles.ts';
import { memberChangeSchema } from '#schema/validation/employers/team.ts';
import type { ShownMember } from './MemberRow.tsx';
import { capitals, RoleFields } from './RoleFields.tsx';

const RoleDialogMutation = graphql(`
  mutation RoleDialog($input: UpdateTeamMemberInput!) {
    updateTeamMember(input: $input) {
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

interface RoleDialogProps {
  member: ShownMember;
  onClose: () => void;
}

export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const t = useTranslations('team');
  const client = useApolloClient();
  const [change] = useMutation(RoleDialogMutation);
  const { id, isYou } = member;
  const first = member.role.toLowerCase() as TeamRole;
  const name = member.name ?? member.email;
  const form = useServerForm({
    schema: memberChangeSchema,
    fields: ['role', 'jobIds'],
    defaultValues: { id, role: first, jobIds: member.jobs.map((job) => job.id) },
    send: async ({ role, jobIds }) => {
      await change({ variables: { input: { id, role: capitals(role), jobIds } } });
      // The user's menus and pages depend on their role.
      if (isYou) await announceCompanyChange(client);
    },
    onSent: () => {
      toast({ kind: 'success', title: t('change.done', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t('change.title', { name })}
      closeLabel={t('form.close')}
      dismissable={!form.busy}
      onClose={onClose}
    >
      <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('change.submit')}>
        <RoleFields
          role={form.field('role')}
          jobIds={form.field('jobIds')}
          first={first}
          loss={t(isYou ? 'change.ownLoss' : 'change.loss', { name })}
        />
      </ServerForm>
    </Dialog>
  );
}
