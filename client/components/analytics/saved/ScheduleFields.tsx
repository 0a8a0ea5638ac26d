import { useTranslations } from 'use-intl';
import { REPORT_RHYTHMS, type ReportRhythm } from '#schema/options/reports.ts';
import type { ReportHours } from '#schema/analytics/schedule.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { useScheduleWords } from './useScheduleWords.ts';

interface ScheduleFieldsProps {
  hours: ReportHours;
  onChange: (hours: ReportHours) => void;
}

const HOURS_A_DAY = 24;
const LONGEST_MONTH = 31;

export function ScheduleFields({ hours, onChange }: ScheduleFieldsProps) {
  const t = useTranslations('analytics');
  const words = useScheduleWords();
  const change = (to: Partial<ReportHours>) => onChange({ ...hours, ...to });
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="every"
        label={t('boards.schedule.every')}
        options={REPORT_RHYTHMS.map((value) => ({
          value,
          label: t(`boards.schedule.rhythm.${value}`),
        }))}
        value={hours.every}
        onChange={({ target }) => change({ every: target.value as ReportRhythm })}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        {hours.every === 'weekly' && (
          <SelectField
            label={t('boards.schedule.weekday')}
            options={words.weekdays}
            value={String(hours.weekday ?? 1)}
            onChange={({ target }) => change({ weekday: Number(target.value) })}
          />
        )}
        {hours.every === 'monthly' && (
          <SelectField
            label={t('boards.schedule.day')}
            hint={(hours.day ?? 1) > 28 ? t('boards.schedule.dayHint') : undefined}
            options={Array.from({ length: LONGEST_MONTH }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
            value={String(hours.day ?? 1)}
            onChange={({ target }) => change({ day: Number(target.value) })}
          />
        )}
        <SelectField
          label={t('boards.schedule.hour')}
          options={Array.from({ length: HOURS_A_DAY }, (_, hour) => ({
            value: String(hour),
            label: words.hour(hour),
          }))}
          value={String(hours.hour)}
          onChange={({ target }) => change({ hour: Number(target.value) })}
        />
      </div>
    </div>
  );
}
