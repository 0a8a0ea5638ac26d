import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionForm } from '#client/components/form/ActionForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
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
  const [save] = useMutation(CriteriaFormMutation);
  const { around } = useFocusKept<HTMLDivElement>(text === undefined);
  if (text === undefined)
    return (
      <div ref={around} tabIndex={-1}>
        <Button
          size="s"
          variant="quiet"
          className="-ml-3"
          onClick={() => setText(criteria.map(({ name }) => name).join('\n'))}
        >
          {t('criteria.open')}
        </Button>
      </div>
    );
  const send = async () => {
    const names = text.split('\n').filter((name) => name.trim());
    await save({ variables: { input: { jobId, criteria: names } } });
    setText(undefined);
    onSaved();
  };
  return (
    <ActionForm
      send={send}
      fallback={t('failed')}
      submitLabel={t('criteria.save')}
      cancelLabel={t('close')}
      onCancel={() => setText(undefined)}
    >
      <TextArea
        autoFocus
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        label={t('criteria.label')}
        hint={t('criteria.hint')}
      />
    </ActionForm>
  );
}
