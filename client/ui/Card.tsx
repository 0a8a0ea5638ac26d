import type { ComponentProps, ElementType } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

type CardProps<T extends ElementType> = ComponentProps<T> & {
  as?: T;
  /** The whole card is a link: its outline reacts to the pointer. */
  lifts?: boolean;
  padding?: 'm' | 'none';
};

export function Card<T extends ElementType = 'div'>(props: CardProps<T>) {
  const { as, lifts, padding = 'm', className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={joinClasses(
        'rounded-card border border-line bg-card',
        padding === 'm' && 'p-4 md:p-5',
        lifts && 'transition-colors duration-100 hover:border-edge',
        className,
      )}
    />
  );
}
