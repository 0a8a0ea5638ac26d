import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { activeFilters, type Filter } from '#client/pages/browse/browseState.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { Link } from '#client/lib/routing.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { useFilterNames } from './useFilterNames.ts';

interface ActiveFiltersProps {
  browse: Browse;
  /** Of filters whose value is not what people read. */
  names: Partial<Record<Filter, string | undefined>>;
}

/** The active filters, each removable, and a link to clear them all. */
export function ActiveFilters({ browse: { state, to }, names }: ActiveFiltersProps) {
  const t = useTranslations('browse');
  const nameOf = useFilterNames();
  const filters = activeFilters(state);
  if (filters.length === 0 && !state.search && !state.location) return null;
  return (
    <ul aria-label={t('filters.active')} className="mt-4 flex flex-wrap gap-2">
      {filters.map((filter) => {
        const name = nameOf(filter, state[filter], names[filter] || undefined);
        return (
          <li key={filter} className="max-w-full">
            <Link
              to={to({ [filter]: '' })}
              preventScrollReset
              aria-label={t('filters.remove', { filter: name })}
              className={`${chipClass(true)} max-w-full`}
            >
              <span className="truncate">{name}</span>
              <X aria-hidden="true" className="-mr-1 size-4 shrink-0" />
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
