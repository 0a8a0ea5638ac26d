import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { SecretField } from '#client/components/account/SecretField.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { logout } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { deletionForm } from '#schema/validation/settings/deletion.ts';

const DeleteAccountDialogMutation = graphql(`
  mutation DeleteAccountDialog($input: DeleteMyAccountInput!) {
    deleteMyAccount(input: $input) {
      message
    }
  }
`);

interface DeleteAccountDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Deletion cannot be undone, so it asks for the password and a typed word, and ignores a second press. */
export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('settings');
  const account = useTranslations('account');
  const navigate = useNavigate();
  const [remove] = useMutation(DeleteAccountDialogMutation);
  const word = t('delete.word');
  const form = useServerForm({
    schema: deletionForm(word, hasPassword),
    fields: ['password', 'confirmation'],
    defaultValues: { password: '', confirmation: '' },
    says: { confirmation: t('delete.wordWrong', { word }) },
    send: async ({ password, confirmation }) => {
      const input = { confirmation, ...(hasPassword && { password }) };
      const { data } = await remove({ variables: { input } });
      return data?.deleteMyAccount.message;
    },
    onSent: (message) => {
      onClose();
      // All sessions ended with the account, so there is nothing to log out.
      logout();
      void navigate('/');
      toast({ kind: 'success', title: message ?? t('delete.done'), duration: 10_000 });
    },
  });

  return (
    <Dialog
      title={t('delete.ask')}
      closeLabel={account('close')}
      size="s"
      dismissable={!form.busy}
      onClose={onClose}
    >
      <Banner kind="warning" className="mb-4">
        {t('delete.final')}
      </Banner>
      <ServerForm form={form} fallback={t('delete.failed')} submitLabel={t('delete.submit')}>
        {hasPassword && (
          <SecretField
            {...form.field('password')}
            label={account('field.password')}
            autoComplete="current-password"
          />
        )}
        <TextField
          {...form.field('confirmation')}
          label={t('delete.confirmation', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        {form.busy && <p role="status">{t('delete.busy')}</p>}
      </ServerForm>
      <Button block className="mt-3" disabled={form.busy} onClick={onClose}>
        {t('delete.cancel')}
      </Button>
    </Dialog>
  );
}
