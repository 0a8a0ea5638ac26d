import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { BirthDateField } from '#client/components/profile/BirthDateField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { PartProps } from './partProps.ts';

export function PersonalFields({ text, set, error }: PartProps) {
  const t = useTranslations('validation');
  const { genders } = useProfileOptions();
  const wired = (name: 'firstName' | 'lastName' | 'phone') => ({
    label: t(`label.${name}`),
    name,
    value: text(name),
    error: error(name),
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...wired('firstName')}
          autoComplete="given-name"
          onChange={(event) => set('firstName', event.target.value)}
        />
        <TextField
          {...wired('lastName')}
          autoComplete="family-name"
          onChange={(event) => set('lastName', event.target.value)}
        />
        <TextField
          {...wired('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix="+91"
          onChange={(event) => set('phone', event.target.value)}
        />
        <LocationPicker
          name="location"
          label={t('label.location')}
          value={text('location')}
          onChange={(value) => set('location', value)}
          error={error('location')}
        />
      </div>
      <div className="grid items-end gap-4 md:grid-cols-2">
        <BirthDateField
          value={text('dateOfBirth')}
          onChange={(value) => set('dateOfBirth', value)}
          error={error('dateOfBirth')}
        />
        <RadioGroup
          label={t('label.gender')}
          name="gender"
          shape="card"
          options={genders}
          value={text('gender')}
          onChange={(event) => set('gender', event.target.value)}
          error={error('gender')}
        />
      </div>
    </>
  );
}
