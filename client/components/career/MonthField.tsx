import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

interface MonthFieldProps {
  label: string;
  name: string;
  /** "2020-05", "2020", or "-05" while the year is missing. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A select for the month, which may be left out, and a box for the year. */
export function MonthField({ label, name, value, onChange, error }: MonthFieldProps) {
  const t = useTranslations('career');
  const format = useFormatter();
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextMonth ? `${nextYear}-${nextMonth}` : nextYear);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid min-w-0 gap-1.5">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <SelectField
          label={t('month.month')}
          hideLabel
          placeholder={t('month.any')}
          options={MONTHS.map((number) => ({
            value: number,
            label: format.dateTime(new Date(Date.UTC(2000, Number(number) - 1, 15)), {
              month: 'long',
              timeZone: 'UTC',
            }),
          }))}
          value={month}
          onChange={(event) => change(year, event.target.value)}
        />
        <TextField
          label={t('month.year')}
          hideLabel
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('month.year')}
          maxLength={4}
          value={year}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(event.target.value.replace(/\D/g, ''), month)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
