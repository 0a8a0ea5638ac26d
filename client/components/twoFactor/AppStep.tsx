import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { confirmTwoFactorSchema } from '#schema/validation/twoFactor.ts';
import type { Enrolment } from './PasswordStep.tsx';
import { QrCode } from './QrCode.tsx';
import { StepHeading } from './StepHeading.tsx';

const AppStepMutation = graphql(`
  mutation AppStep($input: ConfirmTwoFactorInput!) {
    confirmTwoFactor(input: $input) {
      recoveryCodes
      viewer {
        id
        twoFactor {
          isOn
          since
          recoveryCodesLeft
          isDemanded
        }
      }
    }
  }
`);

interface AppStepProps {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The secret goes into the authenticator app, and a code from the app comes back. */
export function AppStep({ enrolment, onConfirmed }: AppStepProps) {
  const t = useTranslations('twoFactor');
  const account = useTranslations('account');
  const [confirm] = useMutation(AppStepMutation);
  const form = useServerForm({
    schema: confirmTwoFactorSchema,
    fields: ['code'],
    send: async (input) => (await confirm({ variables: { input } })).data?.confirmTwoFactor,
    onSent: (confirmed) => confirmed && onConfirmed(confirmed.recoveryCodes),
  });
  return (
    <>
      <StepHeading focused>{t('app.scan')}</StepHeading>
      <div className="grid gap-4 xs:grid-cols-[208px_minmax(0,1fr)] xs:items-center">
        <QrCode text={enrolment.uri} label={t('app.square')} />
        <div className="grid gap-1.5 text-sm">
          {/* People setting up on their phone cannot scan its own screen. */}
          <a href={enrolment.uri} className="hit-44 text-link mb-2 justify-self-start xs:hidden">
            {t('app.open')}
          </a>
          <p className="text-soft">{t('app.cannot')}</p>
          <code aria-label={t('app.key')} className="tabular text-base break-words select-all">
            {enrolment.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </code>
        </div>
      </div>
      <p>{t('app.enter')}</p>
      <ServerForm
        form={form}
        fallback={account('form.failed')}
        submitLabel={t('app.submit')}
        wide={false}
      >
        <TextField
          {...form.field('code')}
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          inputClassName="tabular tracking-widest"
          className="max-w-[14rem]"
          maxLength={10}
          required
        />
      </ServerForm>
    </>
  );
}
