import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { matchOptions } from '#client/ui/fields/matchOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';

interface ChoiceValuesProps {
  name: string;
  choices: readonly { key: string; label: string }[];
  /** Yes or no: only one can be chosen. */
  isOne: boolean;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const FEW = 8;

export function ChoiceValues({ name, choices, isOne, values, onChange }: ChoiceValuesProps) {
  const t = useTranslations('analytics');
  const id = useId();
  const [typed, setTyped] = useState('');
  const items = choices.map(({ key, label }) => ({ id: key, label }));
  const shown = typed.trim() ? matchOptions(items, typed, items.length) : items;
  if (isOne)
    return (
      <RadioGroup
        label={name}
        hideLabel
        name={id}
        className="[&>div]:grid-flow-col [&>div]:justify-start [&>div]:gap-6"
        value={values[0] ?? ''}
        options={items.map((item) => ({ value: item.id, label: item.label }))}
        onChange={({ target }) => onChange([target.value])}
      />
    );
  return (
    <div className="grid gap-1">
      {items.length > FEW && (
        <TextField
          type="search"
          label={t('builder.filter.searchValues', { name })}
          hideLabel
          placeholder={t('builder.filter.searchValues', { name })}
          prefix={<Search className="size-5" />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <fieldset className="max-h-60 min-w-0 overflow-y-auto overscroll-contain px-1">
        <legend className="sr-only">{name}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {shown.map((item) => (
            <Checkbox
              key={item.id}
              label={item.label}
              checked={values.includes(item.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...values, item.id]
                    : values.filter((value) => value !== item.id),
                )
              }
            />
          ))}
        </div>
        {shown.length === 0 && (
          <p className="py-2 text-sm text-soft">{t('builder.filter.noValue')}</p>
        )}
      </fieldset>
      {values.length > 0 && (
        <p role="status" className="text-xs text-soft">
          {t('builder.filter.chosen', { count: values.length })}
        </p>
      )}
    </div>
  );
}
