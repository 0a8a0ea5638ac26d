import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ChipProps extends ComponentProps<'button'> {
  /** On or off, for a filter. Omit it for a chip that only acts. */
  selected?: boolean;
  /** Pressing removes it. Shows a cross, and the aria-label then says so. */
  removes?: boolean;
  count?: ReactNode;
}

export function Chip({ selected, removes, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={removes ? undefined : selected}
      {...rest}
      className={joinClasses(chipClass(selected ?? removes), className)}
    >
      {children}
      {count !== undefined && <span className="tabular text-xs text-soft">{count}</span>}
      {removes && <X className="-mr-1 size-4" />}
    </button>
  );
}
