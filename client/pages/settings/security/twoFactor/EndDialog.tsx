import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { twoFactorProofForm } from '#schema/validation/twoFactor.ts';
import { ProofFields } from './ProofFields.tsx';
import type { TwoFactorDialogProps } from './TwoFactorDialog.tsx';

const EndDialogMutation = graphql(`
  mutation EndDialog($input: TwoFactorProofInput!) {
    endTwoFactor(input: $input) {
      viewer {
        id
        twoFactor {
          ...TwoFactorPart_twoFactor
        }
      }
    }
  }
`);

export function EndDialog({ hasPassword, isDemanded, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('twoFactor');
  const account = useTranslations('account');
  const [end] = useMutation(EndDialogMutation);
  const form = useServerForm({
    schema: twoFactorProofForm(hasPassword),
    fields: hasPassword ? ['password', 'code'] : ['code'],
    send: (input) => end({ variables: { input } }),
    onSent: () => {
      onClose();
      toast({ kind: 'success', title: t('end.done') });
    },
  });
  return (
    <Dialog
      title={t('end.title')}
      closeLabel={t('close')}
      size="s"
      dismissable={!form.busy}
      onClose={onClose}
    >
      <p className="mb-4">{t('end.lead')}</p>
      {isDemanded && (
        <Banner kind="warning" className="mb-4">
          {t('end.demanded')}
        </Banner>
      )}
      <ServerForm form={form} fallback={account('form.failed')} submitLabel={t('end.submit')}>
        <ProofFields hasPassword={hasPassword} field={(name) => form.field(name)} />
      </ServerForm>
    </Dialog>
  );
}
