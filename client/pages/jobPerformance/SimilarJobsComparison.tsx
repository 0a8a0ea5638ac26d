import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { COMPARED_DAYS, JOB_STEPS } from '#schema/options/screens/jobPerformance.ts';
import { FigureTable } from './FigureTable.tsx';

const SimilarJobsComparison_comparison = graphql(`
  fragment SimilarJobsComparison_comparison on JobComparison {
    jobs
    companies
    isByTitle
    own {
      views
      saves
      applications
      interviews
      offers
      hires
    }
    similar {
      views
      saves
      applications
      interviews
      offers
      hires
    }
  }
`);

export function SimilarJobsComparison(props: {
  comparison: FragmentType<typeof SimilarJobsComparison_comparison>;
}) {
  const { jobs, companies, isByTitle, own, similar } = readFragment(
    SimilarJobsComparison_comparison,
    props.comparison,
  );
  const t = useTranslations('jobPerformance');
  const format = useFormatter();
  return (
    <Card as="section" aria-labelledby="job-comparison">
      <h2 id="job-comparison" className="text-lg">
        {t('similar.heading')}
      </h2>
      {similar ? (
        <>
          <p className="measure mt-1 text-sm text-soft">
            {t('similar.lead', { days: COMPARED_DAYS })}
          </p>
          <FigureTable
            caption={t('similar.heading')}
            columns={[t('similar.figure'), t('similar.own'), t('similar.others')]}
            rows={JOB_STEPS.map((step) => ({
              key: step,
              label: t(`step.${step}`),
              figures: [format.number(own[step]), format.number(similar[step])],
            }))}
          />
          <p className="mt-2 text-xs text-soft">
            {t(isByTitle ? 'similar.byTitle' : 'similar.byCategory', { jobs, companies })}
          </p>
        </>
      ) : (
        <p className="measure mt-1 text-soft">{t('similar.few')}</p>
      )}
    </Card>
  );
}
