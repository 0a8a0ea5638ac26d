import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '#client/ui/Field.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** Controlled; omit it when a form registers the inputs. */
  value?: string | undefined;
  /** card: each option in its own frame, for two to four important ones. */
  shape?: 'list' | 'card';
}

/** Plain inputs that share a name: `{...register('role')}` or `value` with `onChange`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    options,
    value,
    shape = 'list',
    className,
    ...input
  } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className={joinClasses('grid min-w-0 gap-1.5', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={shape === 'card' ? 'mt-1.5 grid gap-2 xs:grid-cols-2' : 'grid'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={joinClasses(
              'flex min-h-11 gap-3',
              shape === 'list' ? 'py-[9px]' : cardClass,
              (option.disabled || input.disabled) && 'text-soft',
            )}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              disabled={option.disabled || input.disabled}
              aria-describedby={option.hint ? `${id}-${index}` : undefined}
              className="tick mt-[2.5px]"
            />
            <span>
              {option.label}
              {option.hint && (
                <span id={`${id}-${index}`} aria-hidden="true" className="block text-sm text-soft">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const cardClass =
  'rounded-control border border-line bg-card px-4 py-2.5 transition-colors hover:border-edge ' +
  'has-checked:border-ink has-checked:bg-ink-wash';
