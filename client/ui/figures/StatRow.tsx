import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface StatRowProps {
  children: ReactNode;
  /** On a phone, a label and its figure share a line: the list below matters more. */
  compact?: boolean;
}

/**
 * Figures side by side in one frame, separated by hairlines and aligned however long a label is; two per row on
 * phones.
 */
export function StatRow({ children, compact }: StatRowProps) {
  return (
    <div
      className={joinClasses(
        'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line *:bg-card *:p-4 md:*:px-3 *:row-span-3 *:grid-rows-subgrid *:gap-1 *:last:odd:max-md:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:grid-rows-[repeat(3,auto)]',
        compact &&
          'max-md:*:flex max-md:*:items-center max-md:*:justify-between max-md:*:px-3 max-md:*:py-1.5 max-md:*:*:text-sm max-md:*:*:last:text-base',
      )}
    >
      {children}
    </div>
  );
}
