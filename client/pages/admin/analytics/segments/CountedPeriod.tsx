import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import type { AnalyticsRange } from '#schema/analytics/query.ts';

interface CountedPeriodProps {
  range: AnalyticsRange | null;
  onChange: (range: AnalyticsRange | null) => void;
}

const DAYS = [7, 30, 90, 365];
const ALL = 'all';
const OTHER = 'other';

/** The period in which a segment counts. One that was saved by the API is kept until another is chosen. */
export function CountedPeriod({ range, onChange }: CountedPeriodProps) {
  const t = useTranslations('segments');
  const days = range?.unit === 'day' && !range.rolling ? range.last : null;
  const isKnown = range === null || DAYS.some((one) => one === days);
  return (
    <SelectField
      className="max-w-72"
      label={t('form.period')}
      value={range === null ? ALL : isKnown ? `${days}` : OTHER}
      options={[
        { value: ALL, label: t('form.allTime') },
        ...DAYS.map((count) => ({ value: `${count}`, label: t('form.lastDays', { count }) })),
        ...(isKnown ? [] : [{ value: OTHER, label: t('form.otherPeriod') }]),
      ]}
      onChange={({ target: { value } }) => {
        if (value === ALL) onChange(null);
        else if (value !== OTHER) onChange({ last: Number(value), unit: 'day' });
      }}
    />
  );
}
