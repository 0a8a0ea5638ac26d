import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { RecoveryCodes } from '#client/components/twoFactor/RecoveryCodes.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { twoFactorProofForm } from '#schema/validation/twoFactor.ts';
import { ProofFields } from './ProofFields.tsx';
import type { TwoFactorDialogProps } from './TwoFactorDialog.tsx';

const RenewDialogMutation = graphql(`
  mutation RenewDialog($input: TwoFactorProofInput!) {
    renewRecoveryCodes(input: $input) {
      recoveryCodes
      viewer {
        id
        twoFactor {
          ...TwoFactorPart_twoFactor
        }
      }
    }
  }
`);

export function RenewDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('twoFactor');
  const account = useTranslations('account');
  const [renew] = useMutation(RenewDialogMutation);
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useServerForm({
    schema: twoFactorProofForm(hasPassword),
    fields: hasPassword ? ['password', 'code'] : ['code'],
    send: async (input) => (await renew({ variables: { input } })).data?.renewRecoveryCodes,
    onSent: (renewed) => renewed && setCodes(renewed.recoveryCodes),
  });
  return (
    <Dialog
      title={t('renew.title')}
      closeLabel={t('close')}
      size="s"
      // Codes that are shown only once must not be lost by an accidental press.
      dismissable={!form.busy && !codes}
      onClose={onClose}
    >
      {codes ? (
        <div className="grid gap-4">
          <RecoveryCodes codes={codes} lead={t('codes.renewed')} onDone={onClose} />
        </div>
      ) : (
        <>
          <p className="mb-4">{t('renew.lead')}</p>
          <ServerForm form={form} fallback={account('form.failed')} submitLabel={t('renew.submit')}>
            <ProofFields hasPassword={hasPassword} field={(name) => form.field(name)} />
          </ServerForm>
        </>
      )}
    </Dialog>
  );
}
