import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { logout } from '#client/lib/session.ts';
import { ProofFields } from '#client/pages/settings/security/twoFactor/ProofFields.tsx';
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
  hasTwoFactor: boolean;
  onClose: () => void;
}

/** Deletion cannot be undone, so it asks for both factors and a typed word, and ignores a second press. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { hasPassword, hasTwoFactor, onClose } = props;
  const t = useTranslations('settings');
  const account = useTranslations('account');
  const navigate = useNavigate();
  const [remove] = useMutation(DeleteAccountDialogMutation);
  const word = t('delete.word');
  const form = useServerForm({
    schema: deletionForm(word, hasPassword, hasTwoFactor),
    fields: ['password', 'code', 'confirmation'],
    defaultValues: { password: '', code: '', confirmation: '' },
    sentences: { confirmation: t('delete.wordWrong', { word }) },
    send: async ({ password, code, confirmation }) => {
      const proof = { ...(hasPassword && { password }), ...(hasTwoFactor && { code }) };
      const input = { confirmation, ...proof };
      const { data } = await remove({ variables: { input } });
      return data?.deleteMyAccount.message;
    },
    onSent: (message) => {
      onClose();
      // The server has ended all sessions of the account, so only this browser has to forget its own.
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
        <ProofFields
          hasPassword={hasPassword}
          hasTwoFactor={hasTwoFactor}
          field={(name) => form.field(name)}
        />
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
