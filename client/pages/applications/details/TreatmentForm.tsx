import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TREATMENT_RATINGS } from '#schema/options/treatment.ts';
import { treatmentForm } from '#schema/validation/seekers/treatment.ts';

const TreatmentFormMutation = graphql(`
  mutation TreatmentForm($input: RateTreatmentInput!) {
    rateTreatment(input: $input) {
      application {
        ...TreatmentQuestion_application
      }
    }
  }
`);

interface TreatmentFormProps {
  id: string;
  known: { rating: number | null; comment: string | null };
  onSaved: () => void;
}

/** How the applicant was treated, in one answer. */
export function TreatmentForm({ id, known, onSaved }: TreatmentFormProps) {
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const [rate] = useMutation(TreatmentFormMutation);
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
