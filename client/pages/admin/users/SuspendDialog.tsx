import { useState, type SyntheticEvent } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { useNow } from '#client/lib/now.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SUSPENSION_DURATIONS } from '#schema/options/userActions.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { isDay, todayOf } from '#schema/validation/values/day.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';
import { NameList } from '../moderation/NameList.tsx';
import type { SuspensionInput } from './useUserActions.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

interface SuspendDialogProps {
  names: readonly string[];
  /** Rejects with the failure; what was typed stays. */
  onConfirm: (suspension: SuspensionInput) => Promise<void>;
  onClose: () => void;
}

/** The reason and duration, which the user reads. */
export function SuspendDialog({ names, onConfirm, onClose }: SuspendDialogProps) {
  const t = useTranslations('adminUsers');
  const timeZone = useTimeZone();
  const today = todayOf({ today: useNow(), timeZone });
  const [reason, setReason] = useState(() => t('suspendDialog.preset'));
  const [choice, setChoice] = useState('');
  const [day, setDay] = useState('');
  const [isDayMissing, setDayMissing] = useState(false);
  const { send, ...sending } = useSubmit();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isWrong = choice === 'date' && (!isDay(day) || day < today);
    setDayMissing(isWrong);
    if (isWrong) return;
    await send(() =>
      onConfirm({
        reason: reason.trim() || t('suspendDialog.preset'),
        ...(choice === 'date' && { until: endOfDay(day, timeZone ?? 'UTC').toISOString() }),
        ...(Number(choice) > 0 && { duration: Number(choice) }),
      }),
    );
  };
  const nameOf = (minutes: (typeof SUSPENSION_DURATIONS)[number]) => {
    if (minutes === null) return t('suspendDialog.noEnd');
    return minutes < DAY
      ? t('suspendDialog.hours', { count: minutes / HOUR })
      : t('suspendDialog.days', { count: minutes / DAY });
  };
  return (
    <FormDialog
      form={{ ...sending, submit }}
      title={t('suspendDialog.title', { count: names.length })}
      closeLabel={t('suspendDialog.close')}
      cancelLabel={t('suspendDialog.cancel')}
      saveLabel={t('act.suspend')}
      danger
      dismissable={!sending.busy}
      failureTitle={t('failed.suspend')}
      onClose={onClose}
    >
      <div>
        <NameList names={names} />
        <p className="mt-1 text-soft">{t('suspendDialog.what')}</p>
      </div>
      <TextArea
        label={t('suspendDialog.reason')}
        hint={t('suspendDialog.reasonHint')}
        rows={3}
        maxLength={LENGTHS.reason}
        value={reason}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setReason(target.value)}
      />
      <SelectField
        label={t('suspendDialog.duration')}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
        options={[
          ...SUSPENSION_DURATIONS.map((minutes) => ({
            value: minutes === null ? '' : `${minutes}`,
            label: nameOf(minutes),
          })),
          { value: 'date', label: t('suspendDialog.date') },
        ]}
      />
      {choice === 'date' && (
        <TextField
          type="date"
          label={t('suspendDialog.until')}
          hint={t('suspendDialog.untilHint')}
          error={isDayMissing ? t('suspendDialog.untilMissing') : undefined}
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
    </FormDialog>
  );
}
