import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import type { WithdrawalReason } from '#client/gql/graphql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { WITHDRAWAL_REASONS } from '#schema/options/withdrawal.ts';
import { withdrawalForm } from '#schema/validation/seekers/withdrawal.ts';
import { useWithdrawal } from './useWithdrawal.ts';

const REASONS = WITHDRAWAL_REASONS.map((reason) => reason.toUpperCase() as WithdrawalReason);

interface WithdrawDialogProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Asks for the reason, which may be left out. */
export function WithdrawDialog({ id, title, onClose }: WithdrawDialogProps) {
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const [reason, setReason] = useState<WithdrawalReason | null>(null);
  const withdraw = useWithdrawal(useApolloClient(), id);
  const form = useServerForm({
    schema: withdrawalForm,
    fields: ['text'],
    // Closed here and not in `onSent`: the answer changes the page, which would remove the dialog before that.
    send: async ({ text }) => {
      await withdraw({ reason, text: text ?? null });
      onClose();
    },
  });
  return (
    <Dialog
      title={t('withdraw.title', { title })}
      closeLabel={t('withdraw.close')}
      size="s"
      onClose={onClose}
    >
      <p className="mb-4 text-sm">{t('withdraw.lead')}</p>
      <ServerForm form={form} fallback={t('withdraw.failed')} submitLabel={t('withdraw.submit')}>
        <RadioGroup
          label={t('withdraw.reason')}
          hint={t('withdraw.hint')}
          name="reason"
          value={reason ?? ''}
          onChange={({ target }) => setReason(target.value as WithdrawalReason)}
          options={REASONS.map((value) => ({
            value,
            label: applications(`withdrawalReason.${value}`),
          }))}
        />
        <TextArea
          label={t('withdraw.text')}
          note={applications('apply.optional')}
          rows={3}
          {...form.field('text')}
        />
      </ServerForm>
    </Dialog>
  );
}
