import { useFormatter, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const PaySource_insight = graphql(`
  fragment PaySource_insight on PayInsight {
    jobs
    companies
    place
    isWider
    since
    until
  }
`);

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Where the figures come from: how many jobs of how many companies, in which place and when. */
export function PaySource(props: { insight: FragmentType<typeof PaySource_insight> }) {
  const { jobs, companies, place, isWider, since, until } = readFragment(
    PaySource_insight,
    props.insight,
  );
  const t = useTranslations('pay');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), DAY);
  return (
    <p className="measure text-sm text-soft">
      {isWider && `${t('source.wider', { area: place ?? t('india') })} `}
      {t('source.jobs', {
        jobs,
        companies,
        area: place ?? t('india'),
        since: day(since),
        until: day(until),
      })}
    </p>
  );
}
