import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { useValueSuggestions } from './useValueSuggestions.ts';

interface TextValuesProps {
  name: string;
  dimension: string;
  labelOf: (value: string) => string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** One or several values, typed or suggested. Enter adds what was typed. */
export function TextValues({ name, dimension, labelOf, values, onChange }: TextValuesProps) {
  const t = useTranslations('analytics');
  const [typed, setTyped] = useState('');
  const suggestCompletions = useValueSuggestions(dimension, typed);
  const items = suggestCompletions
    .filter((value) => !values.includes(value))
    .map((value) => ({ id: value, label: value }));
  const add = (value: string) => {
    const text = value.trim();
    setTyped('');
    if (text === '' || values.includes(text)) return;
    onChange([...values, text]);
    announce(t('builder.said.valueAdded', { value: text }));
  };
  // Enter adds the typed value unless a suggestion is active; it does not submit the form.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isPointing = (event.target as Element).hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isPointing || typed.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    add(typed);
  };
  return (
    <div className="grid gap-2" onKeyDownCapture={press}>
      <ComboBox
        label={t('builder.filter.value', { name })}
        hideLabel
        items={items}
        filter={false}
        freeText
        value={null}
        text={typed}
        onText={setTyped}
        onChange={(value) => value !== null && queueMicrotask(() => add(value))}
        openLabel={t('builder.filter.openValues')}
        listLabel={t('builder.filter.value', { name })}
        countText={(count) => t('builder.filter.valueCount', { count })}
        inputProps={{
          placeholder: t('builder.filter.typeValue'),
          maxLength: 200,
          onBlur: () => add(typed),
        }}
      />
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('builder.filter.values', { name })}>
          {values.map((value) => (
            <li key={value}>
              <Chip
                removes
                aria-label={t('builder.chip.remove', { name: labelOf(value) })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                {labelOf(value)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
