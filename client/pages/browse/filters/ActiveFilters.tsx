import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Filter } from '#schema/search/filterAddress.ts';
import { activeFilters, isNarrowed, toggleValue } from '#client/pages/browse/browseState.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { Link } from '#client/lib/routing.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { useFilterNames } from './useFilterNames.ts';

interface ActiveFiltersProps {
  browse: Browse;
  /** The names to show for values that are ids or spelled for addresses. */
  names: Partial<Record<Filter, ReadonlyMap<string, string>>>;
}

/** The active filters, each removable, and a link to clear them all. */
export function ActiveFilters({ browse: { state, to }, names }: ActiveFiltersProps) {
  const t = useTranslations('browse');
  const nameOf = useFilterNames(state);
  const filters = activeFilters(state);
  useFocusAfterRemoval(filters.length + [state.search, state.location].filter(Boolean).length);
  if (!isNarrowed(state)) return null;
  return (
    <ul aria-label={t('filters.active')} className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ filter, value }) => {
        const name = nameOf(filter, value, names[filter]?.get(value));
        return (
          <li key={`${filter} ${value}`} className="max-w-full">
            <Link
              to={to(toggleValue(state, filter, value))}
              preventScrollReset
              aria-label={t('filters.remove', { filter: name })}
              className={`${chipClass(true)} max-w-full`}
            >
              <span className="truncate">{name}</span>
              <X className="-mr-1 size-4 shrink-0" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to="/browse-jobs" preventScrollReset className={chipClass()}>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}

/** The link of a removed filter disappears together with the focus. The heading says what is found, so it takes the focus. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && isFocusLost()) focusHeading();
    before.current = count;
  }, [count]);
}
