import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import { graphql } from '#client/gql/gql.ts';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';

const CancelFormMutation = graphql(`
  mutation CancelForm($input: CancelInterviewInput!) {
    cancelInterview(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

/** Everyone gets an email with the reason, so it takes a second press. */
export function CancelForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('interviews');
  const [reason, setReason] = useState('');
  const [cancel] = useMutation(CancelFormMutation);
  const send = async () => {
    await cancel({ variables: { input: { id, reason } } });
    onClose();
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      variant="danger"
      submitLabel={t('act.cancel')}
      cancelLabel={t('decline.cancel.keep')}
      onCancel={onClose}
    >
      <TextArea
        autoFocus
        rows={2}
        maxLength={LENGTHS.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        label={t('cancel.label')}
        hint={t('cancel.hint')}
        note={t('optional')}
      />
    </ActionForm>
  );
}
