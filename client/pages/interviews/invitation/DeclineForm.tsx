import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
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

/** Takes two presses, because everyone gets an email. */
export function DeclineForm({ isBooked, company, title, token, onDone }: DeclineFormProps) {
  const t = useTranslations('interviews');
  const [isOpen, setOpen] = useState(false);
  const { around } = useFocusKept<HTMLDivElement>(isOpen);
  const [reason, setReason] = useState('');
  const [decline] = useMutation(DeclineFormMutation);
  const act = isBooked ? 'cancel' : 'none';
  if (!isOpen)
    return (
      <div ref={around} tabIndex={-1}>
        <Button className="max-xs:w-full" onClick={() => setOpen(true)}>
          {t(`decline.${act}.open`)}
        </Button>
      </div>
    );
  const send = async () => {
    const { data } = await decline({ variables: { input: { token, reason } } });
    if (data) onDone(data.declineInterview.invitation);
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      variant="danger"
      size="m"
      submitLabel={t(`decline.${act}.submit`)}
      cancelLabel={t(`decline.${act}.keep`)}
      onCancel={() => setOpen(false)}
      className="grid gap-4 rounded-card border border-line p-4 md:p-5"
    >
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
    </ActionForm>
  );
}
