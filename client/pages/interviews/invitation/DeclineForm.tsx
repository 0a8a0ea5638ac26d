import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import type { Invitation_invitation } from './Invitation.tsx';

const DeclineFormMutation = graphql(`
  mutation DeclineForm($input: DeclineInterviewInput!) {
    declineInterview(input: $input) {
      invitation {
        ...Invitation_invitation
      }
    }
  }
`);

interface DeclineFormProps {
  isBooked: boolean;
  company: string;
  title: string;
  token: string;
  onDone: (invitation: FragmentType<typeof Invitation_invitation>) => void;
}

/** Two presses, because everyone gets an email. */
export function DeclineForm({ isBooked, company, title, token, onDone }: DeclineFormProps) {
  const t = useTranslations('interviews');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [decline, { loading }] = useMutation(DeclineFormMutation);
  const act = isBooked ? 'cancel' : 'none';
  if (!isOpen)
    return (
      <Button className="justify-self-start max-xs:w-full" onClick={() => setOpen(true)}>
        {t(`decline.${act}.open`)}
      </Button>
    );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    try {
      const { data } = await decline({ variables: { input: { token, reason } } });
      if (data) onDone(data.declineInterview.invitation);
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-card border border-line p-4 md:p-5"
    >
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
      <TextArea
        autoFocus
        rows={2}
        maxLength={LENGTHS.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        label={t(`decline.${act}.label`, { title })}
        hint={t('decline.hint', { company })}
        note={t('optional')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" busy={loading}>
          {t(`decline.${act}.submit`)}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('decline.keep')}</Button>
      </div>
    </form>
  );
}
