import type { ComponentProps } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean;
}

export function Row({ selected, className, ...rest }: RowProps) {
  return (
    <tr
      role="row"
      data-selected={selected || undefined}
      {...rest}
      className={joinClasses(
        'group/row max-md:mb-3 max-md:grid max-md:gap-1 max-md:rounded-card max-md:border max-md:border-line max-md:p-4',
        'md:hover:bg-tint/60 md:last:*:border-b-0',
        selected ? 'bg-ink-wash md:hover:bg-ink-wash' : 'max-md:bg-card',
        className,
      )}
    />
  );
}
