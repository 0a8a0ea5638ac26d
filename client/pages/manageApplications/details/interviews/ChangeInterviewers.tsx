import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { InterviewerChoice, InterviewerChoice_interviewers } from './InterviewerChoice.tsx';

const ChangeInterviewersMutation = graphql(`
  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {
    changeInterviewers(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

interface ChangeInterviewersProps {
  id: string;
  /** The current interviewers. */
  interviewerIds: readonly string[];
  interviewers: readonly FragmentType<typeof InterviewerChoice_interviewers>[];
  onClose: () => void;
}

/** Chooses other interviewers for an interview that has not begun. */
export function ChangeInterviewers({ id, onClose, ...props }: ChangeInterviewersProps) {
  const t = useTranslations('interviews');
  const fieldId = useId();
  const people = readFragment(InterviewerChoice_interviewers, props.interviewers);
  const [interviewerIds, setInterviewers] = useState<readonly string[]>(() =>
    props.interviewerIds.filter((one) => people.some((person) => person.id === one)),
  );
  const [change] = useMutation(ChangeInterviewersMutation);
  const send = async () => {
    await change({ variables: { input: { id, interviewerIds: [...interviewerIds] } } });
    onClose();
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      variant="main"
      disabled={interviewerIds.length === 0}
      submitLabel={t('submit.people')}
      cancelLabel={t('close')}
      onCancel={onClose}
    >
      <InterviewerChoice
        id={fieldId}
        interviewers={props.interviewers}
        selected={interviewerIds}
        onChange={setInterviewers}
      />
    </ActionForm>
  );
}
