import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface TableProps {
  /** Read out as the table's name. */
  caption: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Rows on laptops, cards on phones, where each Cell shows its own label. Roles are explicit because cards lose them.
 */
export function Table({ caption, children, className }: TableProps) {
  return (
    <div className={joinClasses('rounded-card md:border md:border-line md:bg-card', className)}>
      <table
        role="table"
        className="w-full border-separate border-spacing-0 text-left text-sm print-table max-md:block"
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
