import { useState, type SyntheticEvent } from 'react';
import { useNow, useTimeZone, useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SUSPENSION_DURATIONS } from '#schema/options/userActions.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { isDay, todayOf } from '#schema/validation/values/day.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';
import type { SuspensionInput } from './useUserActions.ts';

const FORM = 'suspend-user';
const SHOWN = 5;
const HOUR = 60;
const DAY = 24 * HOUR;

interface SuspendDialogProps {
  names: readonly string[];
  /** Rejects with the failure; what was typed stays. */
  onConfirm: (suspension: SuspensionInput) => Promise<void>;
  onClose: () => void;
}

/** The reason and duration, both of which the user is told. */
export function SuspendDialog({ names, onConfirm, onClose }: SuspendDialogProps) {
  const t = useTranslations('adminUsers');
  const timeZone = useTimeZone();
  const today = todayOf({ today: useNow(), timeZone });
  const [reason, setReason] = useState(() => t('suspendDialog.preset'));
  const [choice, setChoice] = useState('');
  const [day, setDay] = useState('');
  const [isDayMissing, setDayMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const isWrong = choice === 'date' && (!isDay(day) || day < today);
    setDayMissing(isWrong);
    if (isWrong) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm({
        reason: reason.trim() || t('suspendDialog.preset'),
        ...(choice === 'date' && { until: endOfDay(day, timeZone ?? 'UTC').toISOString() }),
        ...(Number(choice) > 0 && { duration: Number(choice) }),
      });
    } catch (error) {
      setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
      setBusy(false);
    }
  };
  const nameOf = (minutes: (typeof SUSPENSION_DURATIONS)[number]) => {
    if (minutes === null) return t('suspendDialog.noEnd');
    return minutes < DAY
      ? t('suspendDialog.hours', { count: minutes / HOUR })
      : t('suspendDialog.days', { count: minutes / DAY });
  };
  return (
    <Dialog
      title={t('suspendDialog.title', { count: names.length })}
      closeLabel={t('suspendDialog.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('suspendDialog.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={busy}>
            {t('act.suspend')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        {failure !== undefined && (
          <FailureBanner
            error={failure}
            title={t('failed.suspend')}
            fallback={t('failed.suspend')}
            attempt={attempt}
          />
        )}
        <div>
          <ul className="grid gap-0.5">
            {names.slice(0, SHOWN).map((name, index) => (
              <li key={index} className="font-semibold break-words">
                {name}
              </li>
            ))}
            {names.length > SHOWN && (
              <li className="text-soft">
                {t('suspendDialog.more', { count: names.length - SHOWN })}
              </li>
            )}
          </ul>
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
      </form>
    </Dialog>
  );
}
