import type { ReactNode } from 'react';
import { focusElement } from '#client/lib/document/lostFocus.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface ClearFiltersLinkProps {
  to: string;
  children: ReactNode;
}

/** Beside the button of a sheet with filters. It disappears when used, so the sheet's heading takes the focus. */
export function ClearFiltersLink({ to, children }: ClearFiltersLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      onClick={({ currentTarget }) => {
        const heading = currentTarget.closest('dialog')?.querySelector('h2');
        if (heading) focusElement(heading);
      }}
      className={buttonClass()}
    >
      {children}
    </Link>
  );
}
