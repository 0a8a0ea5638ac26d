import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';

export const CriteriaForm_feedback = graphql(`
  fragment CriteriaForm_feedback on InterviewFeedback {
    criteria {
      name
    }
  }
`);

const CriteriaFormMutation = graphql(`
  mutation CriteriaForm($input: SaveInterviewCriteriaInput!) {
    saveInterviewCriteria(input: $input) {
      criteria {
        key
        name
      }
    }
  }
`);

interface CriteriaFormProps {
  jobId: string;
  feedback: FragmentType<typeof CriteriaForm_feedback>;
  onSaved: () => void;
}

/** What interviewers of this job rate, one criterion on each line. */
export function CriteriaForm({ jobId, onSaved, ...props }: CriteriaFormProps) {
  const t = useTranslations('interviews');
  const { criteria } = readFragment(CriteriaForm_feedback, props.feedback);
  const [text, setText] = useState<string>();
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const [save, { loading }] = useMutation(CriteriaFormMutation);
  if (text === undefined)
    return (
      <Button
        size="s"
        variant="quiet"
        className="-ml-3 justify-self-start"
        onClick={() => setText(criteria.map(({ name }) => name).join('\n'))}
      >
        {t('criteria.open')}
      </Button>
    );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    const names = text.split('\n').filter((name) => name.trim());
    try {
      await save({ variables: { input: { jobId, criteria: names } } });
      setText(undefined);
      onSaved();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      {failure && <FailureBanner {...failure} fallback={t('failed')} />}
      <TextArea
        autoFocus
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        label={t('criteria.label')}
        hint={t('criteria.hint')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" busy={loading}>
          {t('criteria.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setText(undefined)}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
