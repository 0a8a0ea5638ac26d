import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { roundedCount } from '#client/lib/format.ts';
import { useSiteLocale } from '#client/lib/locale.ts';

export const Counters_figures = graphql(`
  fragment Counters_figures on Figures {
    activeJobs
    companies
    candidates
  }
`);

const KEYS = ['activeJobs', 'companies', 'candidates'] as const;

/** Live figures, rounded down; a dash while unknown. A figure that is zero is left out. */
export function Counters(props: { figures: FragmentType<typeof Counters_figures> | null }) {
  const t = useTranslations('home');
  const inLakhs = useSiteLocale() !== 'es';
  const figures = props.figures && readFragment(Counters_figures, props.figures);
  const shown = KEYS.filter((key) => !figures || figures[key] > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="mt-8 grid max-w-[28rem] grid-cols-3 gap-5">
      {shown.map((key) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug text-soft">
            {t(`counters.${key}`, { count: figures?.[key] ?? 2 })}
          </dt>
          <dd className="tabular text-xl font-bold">
            {figures ? t('counters.amount', { ...roundedCount(figures[key], inLakhs) }) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
