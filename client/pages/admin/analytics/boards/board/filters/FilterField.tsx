import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { DIMENSIONS, type NameFilterKey } from './filterKeys.ts';
import { useFilterChoices } from './useFilterChoices.ts';

interface FilterFieldProps {
  name: NameFilterKey;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Adds one value after the other; the chips below the fields remove them. */
export function FilterField({ name, values, onChange }: FilterFieldProps) {
  const t = useTranslations('boardView');
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const found = useFilterChoices(DIMENSIONS[name], typed, isUsed);
  const items = found
    .filter((value) => !values.includes(value))
    .map((value) => ({ id: value, label: value }));
  const label = t(`filter.${name}.label`);
  const add = (value: string) => {
    setTyped('');
    onChange([...values, value]);
    announce(t('filter.added', { value }));
  };
  return (
    <ComboBox
      label={label}
      className="min-w-0 flex-[1_1_11rem] md:max-w-64"
      items={items}
      filter={false}
      value={null}
      text={typed}
      onText={setTyped}
      onChange={(value) => value !== null && queueMicrotask(() => add(value))}
      emptyText={typed.trim() ? t('filter.nothing', { text: typed.trim() }) : undefined}
      openLabel={t('filter.open', { label })}
      listLabel={label}
      countText={(count) => t('filter.count', { count })}
      inputProps={{
        placeholder: values.length > 0 ? t('filter.more') : t(`filter.${name}.all`),
        maxLength: 200,
        onFocus: () => setUsed(true),
      }}
    />
  );
}
