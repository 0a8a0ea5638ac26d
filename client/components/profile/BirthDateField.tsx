import { useId, useRef, type FocusEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

interface BirthDateFieldProps {
  /** Year, month and day joined by hyphens; missing parts are empty: "1998--". */
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** Three boxes, because a calendar would have to be turned back by decades. */
export function BirthDateField({ value, onChange, onLeave, error }: BirthDateFieldProps) {
  const t = useTranslations('profile');
  const label = useTranslations('validation')('label.dateOfBirth');
  const format = useFormatter();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [year = '', month = '', day = ''] = value.split('-');
  const change = (parts: { year?: string; month?: string; day?: string }) => {
    const next = { year, month: month.replace(/^0/, ''), day, ...parts };
    const typed = [next.year, next.month, next.day].join('-');
    onChange(typed === '--' ? '' : typed);
  };
  // Moving between the three boxes does not leave the field.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget)) onLeave?.();
  };
  const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

  return (
    <fieldset
      ref={group}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[3rem_minmax(0,1fr)_4.25rem] xs:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-2">
        <TextField
          label={t('birthDate.day')}
          // By which the summary of errors finds the field.
          name="dateOfBirth"
          inputMode="numeric"
          autoComplete="bday-day"
          onBlur={leave}
          aria-required
          value={day}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change({ day: digits(event.target.value, 2) })}
        />
        <SelectField
          label={t('birthDate.month')}
          placeholder={t('birthDate.choose')}
          autoComplete="bday-month"
          onBlur={leave}
          aria-required
          options={MONTHS.map((number) => ({
            value: number,
            label: format.dateTime(new Date(Date.UTC(2000, Number(number) - 1, 15)), {
              month: 'long',
            }),
          }))}
          value={month.replace(/^0/, '')}
          onChange={(event) => change({ month: event.target.value })}
        />
        <TextField
          label={t('birthDate.year')}
          inputMode="numeric"
          autoComplete="bday-year"
          onBlur={leave}
          aria-required
          value={year}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
