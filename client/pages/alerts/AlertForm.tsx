import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { JOB_TYPE_FILTERS } from '#schema/options/jobTypes.ts';
import { SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { ALERT_FREQUENCIES } from '#schema/options/alerts.ts';
import type { AlertDraft } from './alertDraft.ts';
import { AlertPreview } from './AlertPreview.tsx';
import { useAlertForm } from './useAlertForm.ts';

interface AlertFormProps {
  id: string | undefined;
  /** The alert of a followed company needs no keywords. */
  isFollowed: boolean;
  draft: AlertDraft;
  onDone: () => void;
}

/** An alert needs a name and keywords: empty ones are marked and the first takes the focus (product decision 16). */
export function AlertForm({ id, isFollowed, draft, onDone }: AlertFormProps) {
  const t = useTranslations('alerts');
  const form = useAlertForm({ id, isFollowed, draft, onDone });
  const { location, filters } = form.typed;
  const box = useRef<HTMLFormElement>(null);
  const optional = t('form.optional');
  const focusOn = (field: string) =>
    box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const count = new URLSearchParams(filters).size;
  const removeFilters = () => {
    form.change({ filters: '' });
    // The button is gone, so the focus moves on to the next field.
    focusOn('frequency');
  };

  const focusFirst = useEffectEvent(() => {
    const [first] = form.errors;
    if (first) focusOn(first.field);
  });
  useEffect(() => focusFirst(), [form.attempt]);

  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onInput={form.noteTyped}
      className="grid gap-4"
    >
      {form.failure !== undefined && (
        <FailureBanner error={form.failure} fallback={t('form.failed')} attempt={form.attempt} />
      )}
      <TextField
        {...form.field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoFocus={!id}
        maxLength={100}
      />
      {!isFollowed && (
        <TextField
          {...form.field('keywords')}
          label={t('form.keywords')}
          hint={t('form.keywordsHint')}
          maxLength={200}
        />
      )}
      <LocationPicker
        label={t('form.location')}
        note={optional}
        value={location}
        onChange={(place) => form.change({ location: place, filters: withoutPlaces(filters) })}
        error={form.error('location')}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        <SelectField
          {...form.field('jobType')}
          label={t('form.jobType')}
          note={optional}
          placeholder={t('form.anyType')}
          options={typesWith(draft.jobType).map((value) => ({
            value,
            label: t(`jobType.${value}`),
          }))}
        />
        <SelectField
          {...form.field('salaryRange')}
          label={t('form.salaryRange')}
          note={optional}
          placeholder={t('form.anySalary')}
          options={SALARIES.map((value) => ({ value, label: t(`salaryRange.${value}`) }))}
        />
      </div>
      {filters && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {t('form.filters', { count })}
          <Button size="s" onClick={removeFilters}>
            {t('form.withoutFilters', { count })}
          </Button>
        </p>
      )}
      <SelectField
        {...form.field('frequency')}
        label={t('form.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
      {!isFollowed && <AlertPreview draft={form.typed} />}
      <Button type="submit" variant="main" block busy={form.busy} className="mt-1">
        {t(id ? 'form.editSubmit' : 'form.createSubmit')}
      </Button>
    </form>
  );
}

/** A new place replaces the one that the search was in. */
function withoutPlaces(filters: string): string {
  const others = new URLSearchParams(filters);
  for (const name of ['district', 'state']) others.delete(name);
  return String(others);
}

const capitals = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => value.toUpperCase() as Uppercase<Value>);
const TYPES = capitals(JOB_TYPE_FILTERS);
const SALARIES = capitals(SALARY_RANGES);
const FREQUENCIES = capitals(ALERT_FREQUENCIES);

/** The type "temporary" is not offered, but an alert that already has it keeps it. */
function typesWith(current: string) {
  return current === 'TEMPORARY' ? ([...TYPES, 'TEMPORARY'] as const) : TYPES;
}
