import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useDismissal } from './useDismissal.ts';

interface DisclosureProps {
  /** The content of the button. */
  label: ReactNode;
  /** For a button that shows only an icon. */
  ariaLabel?: string;
  /** A function gets `close`, for actions inside; a link inside closes it automatically. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** float: over the page, below the button; push: in the flow, pushing the rest down. */
  panel?: 'float' | 'push';
  align?: 'start' | 'end';
  buttonClassName?: string;
  panelClassName?: string;
  className?: string;
  buttonProps?: Omit<ComponentProps<'button'>, 'className' | 'onClick'>;
}

/**
 * A button that shows and hides a region, such as the header's menus. Uses no React Aria, because it is on every page.
 */
export function Disclosure(props: DisclosureProps) {
  const { panel = 'float', align = 'start', children } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    document.getElementById(`${id}-button`)?.focus();
  };
  useDismissal(root, open, {
    onOutside: close,
    onEscape: closeAndReturn,
    onFollow: closeAndReturn,
  });

  return (
    <div ref={root} className={joinClasses(panel === 'float' && 'relative', props.className)}>
      <button
        type="button"
        {...props.buttonProps}
        id={`${id}-button`}
        aria-label={props.ariaLabel}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={props.buttonClassName}
      >
        {props.label}
      </button>
      <div
        id={id}
        hidden={!open}
        className={joinClasses(
          panel === 'float' &&
            'absolute top-full z-40 mt-2 max-w-[calc(100vw-32px)] min-w-56 animate-arrive rounded-card border border-line bg-card p-2 shadow-float',
          panel === 'float' && (align === 'end' ? 'right-0' : 'left-0'),
          props.panelClassName,
        )}
      >
        {typeof children === 'function' ? children(closeAndReturn) : children}
      </div>
    </div>
  );
}
