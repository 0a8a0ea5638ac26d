import type { ReactNode } from 'react';

/**
 * Figures side by side in one frame, separated by hairlines and aligned however long a label is; two per row on
 * phones.
 */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line *:bg-card *:p-4 md:*:px-3 *:row-span-3 *:grid-rows-subgrid *:gap-1 *:last:odd:max-md:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:grid-rows-[repeat(3,auto)]">
      {children}
    </div>
  );
}
