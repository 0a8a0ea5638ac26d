import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { rangeOfText, textOfRange, USUAL_RANGES, type BoardRange } from './boardRange.ts';
import { useRangeWords } from './useRangeWords.ts';

interface RangeFieldsProps {
  range: BoardRange;
  onChange: (range: BoardRange) => void;
  /** The latest selectable day. */
  today: string;
}

const OWN = 'own';
const DAYS = 'days';

/** The date range of the whole dashboard: as saved with each report, the last N days, or from one day to another. */
export function RangeFields({ range, onChange, today }: RangeFieldsProps) {
  const t = useTranslations('analytics');
  const words = useRangeWords();
  const text = textOfRange(range);
  const isDays = Boolean(range && !range.last);
  // Days that are not a range yet, and the range shown meanwhile.
  const [typed, setTyped] = useState<{ shown: string; from: string; to: string } | null>(null);
  const isOpen = typed?.shown === text;
  const { from, to } = isOpen ? typed : { from: range?.from ?? '', to: range?.to ?? '' };
  const usual = [...new Set([...USUAL_RANGES, ...(range?.last ? [text] : [])])];
  const choose = (value: string) => {
    setTyped(value === DAYS ? { shown: text, from, to } : null);
    if (value === DAYS) return;
    const chosen = rangeOfText(value);
    if (chosen !== undefined) onChange(chosen);
  };
  const setDays = (next: { from?: string; to?: string }) => {
    const days = { from, to, ...next };
    const chosen = rangeOfText(textOfRange(days));
    setTyped(chosen ? null : { shown: text, ...days });
    if (chosen) onChange(chosen);
  };
  const isWrong = from && to && from > to;
  return (
    <>
      <SelectField
        label={t('boards.range.label')}
        className="min-w-52 flex-[0_1_15rem]"
        options={[
          { value: OWN, label: t('boards.range.own') },
          ...usual.map((value) => ({ value, label: words.range(rangeOfText(value) ?? null) })),
          { value: DAYS, label: t('boards.range.days') },
        ]}
        value={isOpen || isDays ? DAYS : text}
        onChange={({ target }) => choose(target.value)}
      />
      {(isOpen || isDays) && (
        <>
          <TextField
            type="date"
            label={t('boards.range.from')}
            className="w-40"
            max={to || today}
            value={from}
            onChange={({ target }) => setDays({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('boards.range.to')}
            className="w-40"
            min={from}
            max={today}
            error={isWrong ? t('boards.range.wrong') : undefined}
            value={to}
            onChange={({ target }) => setDays({ to: target.value })}
          />
        </>
      )}
    </>
  );
}
