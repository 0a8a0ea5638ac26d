import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { useSegmentChoices } from '#client/components/analytics/saved/useSegmentChoices.ts';

interface SegmentFieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Adds one saved segment after the other; the chips below the fields remove them. */
export function SegmentField({ values, onChange }: SegmentFieldProps) {
  const t = useTranslations('boardView');
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const segments = useSegmentChoices(isUsed);
  const items = segments
    .filter(({ id }) => !values.includes(id))
    .map(({ id, name }) => ({ id, label: name }));
  const label = t('filter.segments.label');
  const add = (id: string) => {
    setTyped('');
    onChange([...values, id]);
    const name = segments.find((segment) => segment.id === id)?.name ?? '';
    announce(t('filter.added', { value: name }));
  };
  return (
    <ComboBox
      label={label}
      className="min-w-0 flex-[1_1_11rem] md:max-w-64"
      items={items}
      value={null}
      text={typed}
      onText={setTyped}
      onChange={(id) => id !== null && queueMicrotask(() => add(id))}
      emptyText={
        typed.trim() ? t('filter.nothing', { text: typed.trim() }) : t('filter.segments.none')
      }
      openLabel={t('filter.open', { label })}
      listLabel={label}
      countText={(count) => t('filter.count', { count })}
      inputProps={{
        placeholder: values.length > 0 ? t('filter.more') : t('filter.segments.all'),
        maxLength: 200,
        onFocus: () => setUsed(true),
      }}
    />
  );
}
