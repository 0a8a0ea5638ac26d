import type { ReactNode } from 'react';

/** One row of HeadCells that stays below the page's header (64 px) while rows scroll. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="max-md:hidden">
      <tr role="row" className="*:sticky *:top-(--table-top,0px) *:z-10">
        {children}
      </tr>
    </thead>
  );
}
