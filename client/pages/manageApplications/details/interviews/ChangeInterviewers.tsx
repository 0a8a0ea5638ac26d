import { useMutation } from '@apollo/client/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { InterviewerChoice, InterviewerChoice_interviewers } from './InterviewerChoice.tsx';

const ChangeInterviewersMutation = graphql(`
  mutation ChangeInterviewers($input: ChangeInterviewersInput!) {
    changeInterviewers(input: $input) {
      interview {
        ...InterviewItem_interview
      }
    }
  }
`);

interface ChangeInterviewersProps {
  id: string;
  /** Who holds it so far. */
  interviewerIds: readonly string[];
  interviewers: readonly FragmentType<typeof InterviewerChoice_interviewers>[];
  onClose: () => void;
}

/** Other people for an interview that has not begun. */
export function ChangeInterviewers({ id, onClose, ...props }: ChangeInterviewersProps) {
  const t = useTranslations('interviews');
  const fieldId = useId();
  const people = readFragment(InterviewerChoice_interviewers, props.interviewers);
  const [interviewerIds, setInterviewers] = useState<readonly string[]>(() =>
    props.interviewerIds.filter((one) => people.some((person) => person.id === one)),
  );
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [change, { loading }] = useMutation(ChangeInterviewersMutation);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      await change({ variables: { input: { id, interviewerIds: [...interviewerIds] } } });
      onClose();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
      <InterviewerChoice
        id={fieldId}
        interviewers={props.interviewers}
        selected={interviewerIds}
        onChange={setInterviewers}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="s"
          variant="main"
          busy={loading}
          disabled={interviewerIds.length === 0}
        >
          {t('submit.people')}
        </Button>
        <Button size="s" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
