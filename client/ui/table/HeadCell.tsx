import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface HeadCellProps {
  children: ReactNode;
  align?: 'start' | 'end';
  /** If given, the column is sortable; null: sortable but not sorted now. */
  sort?: 'ascending' | 'descending' | null;
  onSort?: () => void;
  className?: string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

export function HeadCell({ children, align = 'start', sort, onSort, className }: HeadCellProps) {
  const Arrow = sort ? arrows[sort] : ChevronsUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort ?? undefined}
      className={joinClasses(
        'h-11 border-b border-line bg-tint px-3.5 text-xs font-semibold text-soft first:rounded-tl-[9px] last:rounded-tr-[9px]',
        align === 'end' && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex min-h-11 items-center gap-1 rounded-tag px-1 font-semibold hover:text-text"
        >
          {children}
          <Arrow className="size-3.5" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
