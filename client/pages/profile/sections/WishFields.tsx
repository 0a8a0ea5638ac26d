import { useTranslations } from 'use-intl';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { NOTICE_PERIODS } from '#schema/options/noticePeriods.ts';
import { WORK_MODES, WORK_SHIFTS } from '#schema/options/workWishes.ts';
import { ChipChoice } from './ChipChoice.tsx';
import { PlacesField } from './PlacesField.tsx';
import type { PartProps } from './partProps.ts';

/** When, where, how and for what pay someone would work. */
export function WishFields({ text, list, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const career = useTranslations('career');
  const facts = useTranslations('jobFacts');
  const { yesOrNo } = useProfileOptions();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('label.noticePeriod')}
          name="noticePeriod"
          placeholder={profile('choose')}
          options={NOTICE_PERIODS.map((period) => ({
            value: period,
            label: profile(`notice.${period}`),
          }))}
          value={text('noticePeriod')}
          onChange={(event) => set('noticePeriod', event.target.value)}
          error={error('noticePeriod')}
        />
        {text('noticePeriod') === 'serving' && (
          <TextField
            type="date"
            label={t('label.noticeUntil')}
            name="noticeUntil"
            value={text('noticeUntil')}
            onChange={(event) => set('noticeUntil', event.target.value)}
            error={error('noticeUntil')}
          />
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CtcField
          name="currentCTC"
          label="currentCTC"
          value={text('currentCTC')}
          onChange={(event) => set('currentCTC', event.target.value)}
          error={error('currentCTC')}
        />
        <CtcField
          name="salaryExpectation"
          label="salaryExpectation"
          value={text('salaryExpectation')}
          onChange={(event) => set('salaryExpectation', event.target.value)}
          error={error('salaryExpectation')}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlacesField
          places={list('preferredLocations')}
          onChange={(places) => set('preferredLocations', places)}
          error={error('preferredLocations')}
        />
        <RadioGroup
          label={t('label.willingToMove')}
          name="willingToMove"
          shape="card"
          options={yesOrNo}
          value={text('willingToMove')}
          onChange={(event) => set('willingToMove', event.target.value)}
          error={error('willingToMove')}
        />
        <ChipChoice
          label={t('label.shifts')}
          options={WORK_SHIFTS.map((shift) => ({
            value: shift,
            label: facts(`fact.shift.${shift}`),
          }))}
          value={list('shifts')}
          onChange={(shifts) => set('shifts', shifts)}
        />
        <ChipChoice
          label={t('label.workModes')}
          options={WORK_MODES.map((mode) => ({ value: mode, label: career(`mode.${mode}`) }))}
          value={list('workModes')}
          onChange={(modes) => set('workModes', modes)}
        />
      </div>
    </>
  );
}
