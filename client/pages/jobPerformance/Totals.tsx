import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { JOB_STEPS } from '#schema/options/screens/jobPerformance.ts';

const Totals_counts = graphql(`
  fragment Totals_counts on JobPerformanceCounts {
    views
    saves
    applications
    interviews
    offers
    hires
  }
`);

export function Totals(props: { counts: FragmentType<typeof Totals_counts> }) {
  const counts = readFragment(Totals_counts, props.counts);
  const t = useTranslations('jobPerformance');
  const format = useFormatter();
  return (
    <section aria-label={t('totals')}>
      <StatRow>
        {JOB_STEPS.map((step) => (
          <Stat key={step} label={t(`step.${step}`)} value={format.number(counts[step])} />
        ))}
      </StatRow>
    </section>
  );
}
