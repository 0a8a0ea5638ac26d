import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface PageHeadingProps {
  children: ReactNode;
  /** Above it: breadcrumbs or a tag. */
  above?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** page: public pages; work: dashboards and the admin area. */
  size?: 'page' | 'work';
  className?: string;
}

/** The page's only h1. The tabIndex allows a route change to focus it. */
export function PageHeading({
  children,
  above,
  lead,
  actions,
  size = 'page',
  className,
}: PageHeadingProps) {
  return (
    <header className={joinClasses('flex flex-wrap items-end gap-x-6 gap-y-4', className)}>
      <div className="min-w-0 flex-[1_1_18rem]">
        {above}
        <h1
          tabIndex={-1}
          className={size === 'page' ? 'text-xl md:text-2xl work:text-xl' : 'text-xl'}
        >
          {children}
        </h1>
        {lead && <p className="measure mt-1 text-soft work:text-sm">{lead}</p>}
      </div>
      {actions && <div className="print-hidden flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
