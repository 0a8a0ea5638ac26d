import { useTranslations } from 'use-intl';
import { CodeFields } from '#client/components/account/CodeFields.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { BackLine } from '#client/pages/account/form/BackLine.tsx';
import { googleCodeForm } from '#schema/validation/accountForms.ts';

interface GoogleCodeProps {
  /** Throws if the code is refused. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** Google has identified the user; the account's own second factor is still required. */
export function GoogleCode({ onCode, onBack }: GoogleCodeProps) {
  const t = useTranslations('account');
  const form = useServerForm({
    schema: googleCodeForm,
    fields: ['secondFactor'],
    send: ({ secondFactor }) => onCode(secondFactor),
  });
  return (
    <>
      <ServerForm form={form} fallback={t('google.problem.failed')} submitLabel={t('code.submit')}>
        <CodeFields {...form.field('secondFactor')} />
      </ServerForm>
      <BackLine onBack={onBack} disabled={form.busy} />
    </>
  );
}
