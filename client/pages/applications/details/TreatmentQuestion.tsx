import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TREATMENT_RATINGS } from '#schema/options/treatment.ts';
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

const TreatmentForm = loadOnUse(async () => (await import('./TreatmentForm.tsx')).TreatmentForm, {
  words: ['myApplication', 'applications', 'validation'],
});

interface TreatmentQuestionProps {
  application: FragmentType<typeof TreatmentQuestion_application>;
}

/** The question that is asked once the application has ended; renders nothing before that. */
export function TreatmentQuestion(props: TreatmentQuestionProps) {
  const { id, treatment, job } = readFragment(TreatmentQuestion_application, props.application);
  const t = useTranslations('myApplication');
  const [isChanging, setChanging] = useState(false);
  const answered = TREATMENT_RATINGS.find((one) => one === treatment?.rating);
  const { around, opened } = useFocusKept<HTMLDivElement>(!answered || isChanging);
  if (!treatment) return null;
  const { comment, isChangeable } = treatment;
  return (
    <Part heading={t('treatment.title', { company: job.company.name })}>
      {answered && !isChanging ? (
        <div ref={around} tabIndex={-1} className="grid justify-items-start gap-2">
          <p>{t('treatment.answered', { answer: t(`treatment.rating.${answered}`) })}</p>
          {comment && <p className="measure whitespace-pre-line wrap-anywhere">{comment}</p>}
          {isChangeable && (
            <Button size="s" onClick={() => setChanging(true)}>
              {t('treatment.change')}
            </Button>
          )}
        </div>
      ) : (
        <div ref={opened} tabIndex={-1}>
          <TreatmentForm
            id={id}
            known={treatment}
            onSaved={() => setChanging(false)}
            waiting={<Skeleton className="h-96" />}
          />
        </div>
      )}
    </Part>
  );
}
