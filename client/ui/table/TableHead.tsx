import type { ReactNode } from 'react';

/** HeadCells in one row, which stays under the page's header (64 px) while the rows pass. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="max-md:hidden">
      <tr role="row" className="*:sticky *:top-(--table-top,0px) *:z-10">
        {children}
      </tr>
    </thead>
  );
}
