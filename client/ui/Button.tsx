import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  /** Work is in progress: the button keeps its focus and width and ignores further presses. */
  busy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, iconOnly, icon, busy, className, children, onClick, ...rest } =
    props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={joinClasses(
        buttonClass({ variant, size, block, iconOnly }),
        'relative',
        className,
      )}
    >
      {busy && <Spinner className="absolute inset-0 m-auto" />}
      <span className={joinClasses('contents', busy && '*:opacity-0')}>
        {icon && <span className="inline-grid size-5 shrink-0 place-items-center">{icon}</span>}
        {children != null && <span className={joinClasses(busy && 'opacity-0')}>{children}</span>}
      </span>
    </button>
  );
}
