import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ChipProps extends ComponentProps<'button'> {
  /** On or off, for a filter. Omit it for a chip that only acts. */
  selected?: boolean;
  /** Pressing removes it. Shows a cross, and the aria-label then says so. */
  removes?: boolean;
  count?: ReactNode;
}

export function Chip(props: ChipProps) {
  const { selected, removes, count, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const next = neighbourOf(event.currentTarget);
    onClick?.(event);
    if (removes) rescueFocus(next);
  };
  return (
    <button
      type="button"
      aria-pressed={removes ? undefined : selected}
      {...rest}
      onClick={press}
      className={joinClasses(chipClass(selected ?? removes), className)}
    >
      {children}
      {count !== undefined && <span className="tabular text-xs text-soft">{count}</span>}
      {removes && <X className="-mr-1 size-4" />}
    </button>
  );
}

/** The chip after it in its list, or the one before it. */
function neighbourOf(chip: Element): Element | null {
  const chips = [...(chip.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = chips.findIndex((one) => one === chip);
  return chips[at + 1] ?? chips[at - 1] ?? null;
}
