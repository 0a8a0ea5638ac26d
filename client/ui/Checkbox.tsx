import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is for screen readers only, as in the first column of a table. */
  hideLabel?: boolean;
  /** Only some of the items it represents are ticked. */
  mixed?: boolean;
}

/** A plain input: a form can register it, and it works before the script has loaded. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, hideLabel, mixed = false, className, ref, ...input } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = mixed;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };

  return (
    <div className={className}>
      <label
        className={joinClasses(
          'relative inline-flex min-h-11 gap-3 py-[9px]',
          hideLabel && 'w-11 justify-center',
          input.disabled && 'text-soft',
        )}
      >
        <input
          {...input}
          ref={attach}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="tick mt-[2.5px]"
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 pb-1 pl-8 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
