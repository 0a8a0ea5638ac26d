import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';

const CancelFormMutation = graphql(`
  mutation CancelForm($input: CancelInterviewInput!) {
    cancelInterview(input: $input) {
      interview {
        ...InterviewItem_interview
      }
    }
  }
`);

/** Everyone gets an email with the reason, so it takes a second press. */
export function CancelForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('interviews');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [cancel, { loading }] = useMutation(CancelFormMutation);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    try {
      await cancel({ variables: { input: { id, reason } } });
      onClose();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" variant="danger" busy={loading}>
          {t('act.cancel')}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('decline.keep')}
        </Button>
      </div>
    </form>
  );
}
