import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RejectionReason } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { REJECTION_REASONS } from '#schema/options/stages.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { Rejection } from './updateApplicationStatus.ts';

const REASONS = REJECTION_REASONS.map((reason) => reason.toUpperCase() as RejectionReason);

interface RejectDialogProps {
  title: string;
  onReject: (rejection: Rejection) => void;
  onClose: () => void;
}

/** Both are optional: a reason that only the company sees, and a text that only adds to the email. */
export function RejectDialog({ title, onReject, onClose }: RejectDialogProps) {
  const t = useTranslations('manageApplications');
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [message, setMessage] = useState('');
  return (
    <Dialog
      size="m"
      title={title}
      closeLabel={t('reject.cancel')}
      dismissable={message === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('reject.cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => onReject({ reason: reason || null, message: message.trim() })}
          >
            {t('action.REJECTED')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={t('reject.reason')}
          hint={t('reject.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(target.value as RejectionReason | '')}
          options={[
            { value: '', label: t('reject.noReason') },
            ...REASONS.map((value) => ({ value, label: t(`reject.reasons.${value}`) })),
          ]}
        />
        <TextArea
          label={t('reject.message')}
          hint={t('reject.messageHint')}
          rows={5}
          maxLength={LENGTHS.rejection}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </Dialog>
  );
}
