import { useTranslations } from 'use-intl';
import { useNow } from '#client/lib/now.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { issue, messageOf, type Translate } from '#schema/validation/issues.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { isPastDeadline } from '#schema/validation/values/deadline.ts';
import type { JobFieldProps } from './jobFieldProps.ts';

interface DeadlineFieldProps extends JobFieldProps {
  /** The deadline that is stored, which may have passed. */
  currentDeadline?: string;
}

/** Today or later. A past date is reported immediately. */
export function DeadlineField({ id, value, onChange, error, currentDeadline }: DeadlineFieldProps) {
  const t = useTranslations('addJob');
  const rules: Translate = useTranslations('validation');
  const clock = { today: useNow() };
  const isPast = value !== '' && value !== currentDeadline && isPastDeadline(value, clock);
  return (
    <TextField
      id={id}
      type="date"
      name="applicationDeadline"
      label={t('field.deadline')}
      note={t('field.optional')}
      hint={t('field.deadlineHint')}
      min={todayOf(clock)}
      max="9999-12-31"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isPast ? messageOf(issue('deadlinePast'), rules) : error}
      inputClassName="xs:max-w-60"
    />
  );
}
