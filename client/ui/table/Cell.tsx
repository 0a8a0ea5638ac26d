import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface CellProps {
  /** The column's name, shown beside the value in a card. Omit it for the row's title and actions. */
  label?: ReactNode;
  align?: 'start' | 'end';
  children?: ReactNode;
  className?: string;
}

export function Cell({ label, align = 'start', children, className }: CellProps) {
  return (
    <td
      role="cell"
      className={joinClasses(
        'tabular max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4',
        'md:h-13 md:border-b md:border-line md:px-3.5 md:py-1.5',
        align === 'end' && 'md:text-right print:text-right',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="text-soft md:hidden">
          {label}
        </span>
      )}
      <span className={label ? 'max-md:text-right' : 'block min-w-0 flex-1'}>{children}</span>
    </td>
  );
}
