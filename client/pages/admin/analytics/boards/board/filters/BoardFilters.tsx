import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { BoardFilters as Filters } from '#schema/analytics/boardView.ts';
import { FilterField } from './FilterField.tsx';
import { FILTER_KEYS, NAME_FILTER_KEYS } from './filterKeys.ts';
import { SegmentField } from './SegmentField.tsx';

interface BoardFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters of all reports; on phones behind a button. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const t = useTranslations('boardView');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = FILTER_KEYS.reduce((sum, key) => sum + filters[key].length, 0);
  return (
    <>
      <Button
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal className="size-5" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filter.all', { count })}
      </Button>
      <div id={id} className={joinClasses('contents', !isOpen && 'max-md:hidden')}>
        {NAME_FILTER_KEYS.map((key) => (
          <FilterField
            key={key}
            name={key}
            values={filters[key]}
            onChange={(values) => onChange({ ...filters, [key]: values })}
          />
        ))}
        <SegmentField
          values={filters.segments}
          onChange={(segments) => onChange({ ...filters, segments })}
        />
      </div>
    </>
  );
}
