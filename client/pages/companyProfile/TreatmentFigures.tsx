import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';

export const TreatmentFigures_figures = graphql(`
  fragment TreatmentFigures_figures on TreatmentFigures {
    ratings
    treatedWell
    average
  }
`);

interface TreatmentFiguresProps {
  /** Null with few answers. */
  figures: FragmentType<typeof TreatmentFigures_figures> | null;
}

/** The figures of how applicants say the company treated them. */
export function TreatmentFigures(props: TreatmentFiguresProps) {
  const figures = readFragment(TreatmentFigures_figures, props.figures);
  const t = useTranslations('companyProfile');
  const format = useFormatter();
  return (
    <Card as="section" aria-labelledby="company-treatment" className="grid gap-2">
      <h2 id="company-treatment" className="text-lg leading-tight">
        {t('treatment.title')}
      </h2>
      {figures ? (
        <p className="text-lg font-semibold">
          {t('treatment.figures', {
            well: figures.treatedWell,
            ratings: figures.ratings,
            average: format.number(figures.average, { minimumFractionDigits: 1 }),
          })}
        </p>
      ) : (
        <p>{t('treatment.few')}</p>
      )}
      <p className="measure text-sm text-soft">{t('treatment.hint')}</p>
    </Card>
  );
}
