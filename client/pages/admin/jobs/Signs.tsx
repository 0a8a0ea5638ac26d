import { Flag, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const Signs_job = graphql(`
  fragment Signs_job on AdminJob {
    reports
    riskSigns
  }
`);

interface SignsProps {
  job: FragmentType<typeof Signs_job>;
  className?: string;
}

/** What makes one look twice: how many people have complained, and what the rules have found. */
export function Signs({ className, ...props }: SignsProps) {
  const { reports, riskSigns } = readFragment(Signs_job, props.job);
  const t = useTranslations('admin');
  if (reports === 0 && riskSigns.length === 0) return null;
  return (
    <span className={joinClasses('flex flex-wrap gap-1.5', className)}>
      {reports > 0 && (
        <Tag tone="error" icon={<Flag aria-hidden="true" />}>
          {t('signs.reports', { count: reports })}
        </Tag>
      )}
      {riskSigns.map((sign) => (
        <Tag key={sign} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {t(`sign.${sign}`)}
        </Tag>
      ))}
    </span>
  );
}
