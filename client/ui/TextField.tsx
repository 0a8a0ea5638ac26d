import type { ComponentProps, ReactNode } from 'react';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Inside the box before the text: "+91", "₹", a magnifier. */
  prefix?: ReactNode;
  /** A button or a unit inside the box, after the text. */
  suffix?: ReactNode;
  /** For the input itself; className applies to the whole field. */
  inputClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, note, hideLabel, prefix, suffix, id, className, ...rest } = props;
  const { inputClassName, ...input } = rest;
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(wiring) => (
        <span className="relative flex">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid min-w-12 place-items-center px-3 text-soft">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={joinClasses(
              controlClass,
              prefix ? 'pl-12' : null,
              suffix ? 'pr-12' : null,
              inputClassName,
            )}
          />
          {suffix && (
            <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-soft">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
