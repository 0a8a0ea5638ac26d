import { useFormatter, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useFilterNames } from '#client/pages/browse/filters/useFilterNames.ts';
import { FILTERS, type Filter } from '#schema/search/filterAddress.ts';
import type { BrowseTitle } from '#client/pages/browse/browseTitle.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';

export const EmptyResults_advice = graphql(`
  fragment EmptyResults_advice on SearchAdvice {
    without {
      filter
      value
      count
    }
  }
`);

interface EmptyResultsProps {
  advice: FragmentType<typeof EmptyResults_advice> | null | undefined;
  browse: Browse;
  shown: BrowseTitle;
}

/** Says what was not found, and how many results each single filter's removal would bring. */
export function EmptyResults({ browse, shown, ...props }: EmptyResultsProps) {
  const t = useTranslations('browse');
  const nameOf = useFilterNames(browse.state);
  const format = useFormatter();
  const { without = [] } = readFragment(EmptyResults_advice, props.advice) ?? {};
  const { key, ...values } = shown;
  const sentence = sentenceOf(key);
  const steps = without
    .filter(({ count }) => count > 0)
    .map(({ filter, value, count }) => {
      const known = FILTERS.find((name) => name === shortName(filter));
      return {
        filter: shortName(filter),
        count,
        name: known ? nameAll(known, browse.state[known]) : value,
      };
    });
  function nameAll(filter: Filter, values: readonly string[]) {
    return format.list(
      values.map((value) => nameOf(filter, value)),
      { type: 'disjunction' },
    );
  }

  return (
    <EmptyState
      title={t.rich(`empty.${sentence}`, { ...values, b: (text) => <strong>{text}</strong> })}
      message={t(sentence === 'category' ? 'empty.adviceCategory' : 'empty.advice')}
    >
      {steps.length > 0 && (
        <ul className="mb-4 flex w-full flex-wrap justify-center gap-2">
          {steps.map(({ filter, name, count }) => (
            <li key={filter} className="max-w-full">
              <Link
                to={browse.to({ [filter]: isText(filter) ? '' : [] })}
                className={`${chipClass()} max-w-full`}
              >
                <span className="truncate">{t('empty.without', { filter: name })}</span>
                <span className="tabular text-soft">{t('empty.brings', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('jobs.allJobs')}
      </Link>
      <Link to="/browse-categories" className={buttonClass()}>
        {t('jobs.allCategories')}
      </Link>
    </EmptyState>
  );
}

/** Some titles share a sentence: all jobs, featured jobs and the jobs of a company have the same one. */
function sentenceOf(key: BrowseTitle['key']) {
  if (key === 'asTyped') return 'words';
  return key === 'company' || key === 'featured' || key === 'hot' ? 'all' : key;
}

/** Filters that have a shorter name in addresses than on the server. */
const SHORTER: Readonly<Record<string, string>> = {
  postedWithin: 'posted',
  experienceYears: 'years',
  quickResponders: 'quick',
};
const shortName = (filter: string): string => SHORTER[filter] ?? filter;

const isText = (filter: string) => filter === 'search' || filter === 'location';
