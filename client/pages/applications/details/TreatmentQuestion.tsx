import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TREATMENT_RATINGS } from '#schema/options/treatment.ts';
import { treatmentForm } from '#schema/validation/seekers/treatment.ts';
import { Part } from './Part.tsx';

export const TreatmentQuestion_application = graphql(`
  fragment TreatmentQuestion_application on Application {
    id
    treatment {
      rating
      comment
      isChangeable
    }
    job {
      id
      company {
        id
        name
      }
    }
  }
`);

const TreatmentQuestionMutation = graphql(`
  mutation TreatmentQuestion($input: RateTreatmentInput!) {
    rateTreatment(input: $input) {
      application {
        ...TreatmentQuestion_application
      }
    }
  }
`);

interface TreatmentQuestionProps {
  application: FragmentType<typeof TreatmentQuestion_application>;
}

/** The one question after the end; without an application that has ended, nothing. */
export function TreatmentQuestion(props: TreatmentQuestionProps) {
  const { id, treatment, job } = readFragment(TreatmentQuestion_application, props.application);
  const t = useTranslations('myApplication');
  const [isChanging, setChanging] = useState(false);
  if (!treatment) return null;
  const { rating, comment, isChangeable } = treatment;
  const answered = TREATMENT_RATINGS.find((one) => one === rating);
  return (
    <Part heading={t('treatment.title', { company: job.company.name })}>
      {answered && !isChanging ? (
        <div className="grid justify-items-start gap-2">
          <p>{t('treatment.answered', { answer: t(`treatment.rating.${answered}`) })}</p>
          {comment && <p className="measure whitespace-pre-line wrap-anywhere">{comment}</p>}
          {isChangeable && (
            <Button size="s" onClick={() => setChanging(true)}>
              {t('treatment.change')}
            </Button>
          )}
        </div>
      ) : (
        <TreatmentForm id={id} known={treatment} onSaved={() => setChanging(false)} />
      )}
    </Part>
  );
}

interface TreatmentFormProps {
  id: string;
  known: { rating: number | null; comment: string | null };
  onSaved: () => void;
}

function TreatmentForm({ id, known, onSaved }: TreatmentFormProps) {
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const [rate] = useMutation(TreatmentQuestionMutation);
  const form = useServerForm({
    schema: treatmentForm,
    fields: ['rating', 'comment'],
    defaultValues: { rating: known.rating ? `${known.rating}` : '', comment: known.comment ?? '' },
    send: ({ rating, comment }) =>
      rate({ variables: { input: { id, rating, comment: comment ?? null } } }),
    onSent: onSaved,
  });
  return (
    <ServerForm
      form={form}
      wide={false}
      fallback={t('treatment.failed')}
      submitLabel={t('treatment.submit')}
    >
      <p className="measure text-sm text-soft">{t('treatment.lead')}</p>
      <RadioGroup
        label={t('treatment.label')}
        hideLabel
        options={TREATMENT_RATINGS.map((value) => ({
          value: `${value}`,
          label: t(`treatment.rating.${value}`),
        }))}
        {...form.field('rating')}
      />
      <TextArea
        label={t('treatment.comment')}
        note={applications('apply.optional')}
        hint={t('treatment.commentHint')}
        rows={2}
        {...form.field('comment')}
      />
    </ServerForm>
  );
}
