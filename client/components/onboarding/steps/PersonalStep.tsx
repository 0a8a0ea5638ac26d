import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { BirthDateField } from '#client/components/profile/BirthDateField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';

export function PersonalStep({ text, set, leave, error }: StepProps) {
  const t = useTranslations('validation');
  const { genders } = useProfileOptions();
  return (
    <>
      <BirthDateField
        value={text('dateOfBirth')}
        onChange={(value) => set('dateOfBirth', value)}
        onLeave={() => leave('dateOfBirth')}
        error={error('dateOfBirth')}
      />
      <RadioGroup
        label={t('label.gender')}
        name="gender"
        shape="card"
        required
        options={genders}
        value={text('gender')}
        onChange={(event) => set('gender', event.target.value)}
        error={error('gender')}
      />
      <TextField
        label={t('label.contactNumber')}
        name="contactNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+91"
        required
        value={text('contactNumber')}
        onChange={(event) => set('contactNumber', event.target.value)}
        onBlur={() => leave('contactNumber')}
        error={error('contactNumber')}
      />
      <LocationPicker
        label={t('label.currentLocation')}
        required
        value={text('currentLocation')}
        onChange={(value) => set('currentLocation', value)}
        error={error('currentLocation')}
      />
    </>
  );
}
