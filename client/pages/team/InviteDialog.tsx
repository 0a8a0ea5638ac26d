import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { inviteSchema } from '#schema/validation/employers/team.ts';
import { capitals, RoleFields } from './RoleFields.tsx';

const InviteDialogMutation = graphql(`
  mutation InviteDialog($input: InviteToTeamInput!) {
    inviteToTeam(input: $input) {
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team');
  const [invite] = useMutation(InviteDialogMutation);
  const form = useServerForm({
    schema: inviteSchema,
    fields: ['email', 'role', 'jobIds'],
    defaultValues: { email: '', role: 'recruiter', jobIds: [] },
    send: async ({ email, role, jobIds }) => {
      const input = { email, role: capitals(role), jobIds };
      await invite({ variables: { input } });
      return email;
    },
    onSent: (email) => {
      toast({ kind: 'success', title: t('invite.done', { email }) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t('invite.title')}
      closeLabel={t('form.close')}
      dismissable={!form.busy}
      onClose={onClose}
    >
      <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('invite.submit')}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="off"
          required
        />
        <RoleFields role={form.field('role')} jobIds={form.field('jobIds')} first="recruiter" />
      </ServerForm>
    </Dialog>
  );
}
