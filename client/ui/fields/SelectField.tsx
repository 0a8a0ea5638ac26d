import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '#client/ui/Field.tsx';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first line while nothing is selected; it has the empty value. */
  placeholder?: string;
}

/** The browser's own select: a phone's picker beats any list of ours, and a form can register it. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, hideLabel, id, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(wiring) => (
        <span className="relative grid">
          <select
            {...select}
            {...wiring}
            className={joinClasses(controlClass, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
        </span>
      )}
    </Field>
  );
}
