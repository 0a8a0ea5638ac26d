import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown after the label, for example "(optional)". */
  note?: ReactNode;
  /** Shows the label to screen readers only, for a box whose purpose is obvious from its place. */
  hideLabel?: boolean | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint, control and error, with the attributes that connect them. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean);

  return (
    <div className={joinClasses('grid gap-1.5', props.className)}>
      <label
        htmlFor={id}
        className={props.hideLabel ? 'sr-only' : 'text-sm font-semibold text-text'}
      >
        {props.label}
        {props.note && <span className="font-normal text-soft"> {props.note}</span>}
      </label>
      {props.hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-soft">
          {props.hint}
        </p>
      )}
      {props.children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </div>
  );
}

export function FieldError(props: { id: string; children: ReactNode }) {
  return (
    <p id={props.id} className="flex items-start gap-1.5 text-sm text-red">
      <CircleAlert className="mt-[3px] size-4 shrink-0" />
      <span>{props.children}</span>
    </p>
  );
}
