import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { isFilterFact } from '#schema/fields/jobFacts.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { isSingle, type Filter } from '#schema/search/filterAddress.ts';
import { toggleValue, type BrowseState } from '#client/pages/browse/browseState.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useFilterNames } from './useFilterNames.ts';

export const FacetGroup_value = graphql(`
  fragment FacetGroup_value on FacetValue {
    value
    label
    count
    selected
  }
`);

export interface FacetGroupProps {
  /** The filters of the group, whose heading is that of the first one: Remote, for example, is below the job types. */
  filters: readonly {
    filter: Exclude<Filter, 'pay' | 'within'>;
    values: readonly FragmentType<typeof FacetGroup_value>[];
  }[];
  state: BrowseState;
  /** Whether the counts belong to this address or to the previous one. */
  current: boolean;
  to: (change: Partial<BrowseState>) => string;
  /** Set in the sheet, where Back undoes all choices at once. */
  replace: boolean;
  /** Collapsed unless one of its values is selected. */
  closed?: boolean;
  /** Shown above the values. */
  above?: ReactNode;
}

const SHOWN = 6;

/**
 * One filter's values, each with the number of jobs after choosing it. Choosing adds a value, or replaces the one value
 * of a single filter; choosing a selected value removes it.
 */
export function FacetGroup(props: FacetGroupProps) {
  const { filters, state, current, to, replace, closed = false, above } = props;
  const t = useTranslations('browse');
  const { labelOf } = useFactWords();
  const nameOf = useFilterNames(state);
  const id = useId();
  const [all, setAll] = useState(false);
  const lines = filters.flatMap(({ filter, values }) =>
    readFragment(FacetGroup_value, values).map(({ value, label, count, selected }) => ({
      filter,
      count,
      // Addresses contain a category's title, as documented.
      goal: filter === 'category' ? label : value,
      name: nameOf(filter, value, label),
      chosen: current ? selected : state[filter].includes(filter === 'category' ? label : value),
    })),
  );
  const useful = lines.filter(({ count, chosen }) => count > 0 || chosen);
  const shown = all ? useful : useful.filter(({ chosen }, index) => chosen || index < SHOWN);
  const rest = useful.length - shown.length;
  const heading = filters[0]?.filter ?? 'type';
  if (useful.length === 0 && !above) return null;

  return (
    <details
      open={!closed || lines.some(({ chosen }) => chosen)}
      className="group/facet border-t border-line py-1.5 first:border-0"
    >
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-tint [&::-webkit-details-marker]:hidden">
        <h3 id={id} className="flex-1 text-sm font-semibold">
          {isFilterFact(heading) ? labelOf(heading) : t(`filters.group.${heading}`)}
        </h3>
        <ChevronDown className="size-4 text-soft transition-transform duration-100 group-open/facet:rotate-180" />
      </summary>
      {above}
      <ul className="pb-2">
        {shown.map((line) => (
          <li key={`${line.filter} ${line.goal}`}>
            <Link
              to={to(
                line.chosen ? without(state, line) : toggleValue(state, line.filter, line.goal),
              )}
              replace={replace}
              preventScrollReset
              rel="nofollow"
              aria-current={line.chosen ? 'true' : undefined}
              className={joinClasses(
                'group/line -mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 text-sm hover:bg-tint lg:min-h-9',
                line.chosen && 'font-semibold',
              )}
            >
              <Mark chosen={line.chosen} isSingle={isSingle(line.filter) && line.goal !== 'true'} />
              <span className="min-w-0 flex-1">{line.name}</span>
              <Count count={line.count} />
            </Link>
          </li>
        ))}
      </ul>
      {(rest > 0 || all) && (
        <button
          type="button"
          aria-expanded={all}
          aria-describedby={id}
          onClick={() => setAll(!all)}
          className="text-link -mx-2 inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold lg:min-h-9"
        >
          {all ? t('filters.fewer') : t('filters.more', { count: rest })}
        </button>
      )}
    </details>
  );
}

/** If the address spells the value in another way, the whole filter is removed. */
function without(state: BrowseState, { filter, goal }: { filter: Filter; goal: string }) {
  return state[filter].includes(goal) ? toggleValue(state, filter, goal) : { [filter]: [] };
}

/** A box where several values can be chosen, a circle where one can. */
function Mark({ chosen, isSingle }: { chosen: boolean; isSingle: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid size-[18px] shrink-0 place-items-center border-[1.5px] bg-card',
        isSingle ? 'rounded-full' : 'rounded-[5px]',
        chosen ? 'border-ink' : 'border-edge',
        chosen && (isSingle ? 'border-[5.5px]' : 'bg-ink text-on-ink'),
      )}
    >
      {chosen && !isSingle && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}

function Count({ count }: { count: number }) {
  const format = useFormatter();
  return <span className="tabular font-normal text-soft">{format.number(count)}</span>;
}
