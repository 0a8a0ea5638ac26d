import { Briefcase, Flame, Inbox, Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export const JobFigures_figures = graphql(`
  fragment JobFigures_figures on OwnJobFigures {
    total
    featured
    hot
    applications
  }
`);

const CARDS = [
  { key: 'total', Icon: Briefcase },
  { key: 'featured', Icon: Star },
  { key: 'hot', Icon: Flame },
  { key: 'applications', Icon: Inbox },
] as const;

/** Figures for all jobs, not only those in the list. Placeholders while loading. */
export function JobFigures(props: {
  figures: FragmentType<typeof JobFigures_figures> | undefined;
}) {
  const t = useTranslations('manageJobs');
  const format = useFormatter();
  const figures = readFragment(JobFigures_figures, props.figures);
  return (
    <section aria-label={t('stats.label')} className="mt-3 md:mt-6">
      <StatRow compact>
        {CARDS.map(({ key, Icon }) => (
          <Stat
            key={key}
            label={t(`stats.${key}`)}
            icon={<Icon className="size-5" />}
            value={figures ? format.number(figures[key]) : <Skeleton className="h-[1.25em] w-12" />}
          />
        ))}
      </StatRow>
    </section>
  );
}
