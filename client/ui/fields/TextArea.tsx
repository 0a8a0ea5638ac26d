import { useId, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '#client/ui/Field.tsx';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** "120 of 500 letters", shown below the box. */
  counter?: string;
}

/** Grows with its text where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, note, hideLabel, id, className, counter, rows = 4, ...area } = props;
  const counterId = useId();
  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(wiring) => (
        <>
          <textarea
            rows={rows}
            {...area}
            {...wiring}
            aria-describedby={
              joinClasses(wiring['aria-describedby'], counter && counterId) || undefined
            }
            className={joinClasses(
              controlClass,
              'field-sizing-content max-h-[60dvh] min-h-28 py-2.5',
            )}
          />
          {counter && (
            <p id={counterId} className="tabular justify-self-end text-xs text-soft">
              {counter}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
