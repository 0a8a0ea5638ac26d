import { useTranslations } from 'use-intl';
import type { StepProps } from '#client/components/onboarding/stepProps.ts';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

export function EducationStep({ text, set, leave, error }: StepProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const hints = useTranslations('onboarding');
  const { qualifications } = useProfileOptions();
  const wired = (name: 'specialization' | 'university' | 'yearOfPassing') => ({
    label: t(`label.${name}`),
    name,
    required: true,
    autoComplete: 'off',
    value: text(name),
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <>
      <SelectField
        label={t('label.highestQualification')}
        name="highestQualification"
        required
        placeholder={profile('choose')}
        options={qualifications}
        value={text('highestQualification')}
        onChange={(event) => set('highestQualification', event.target.value)}
        error={error('highestQualification')}
      />
      <TextField
        {...wired('specialization')}
        hint={hints('hint.specialization')}
        onChange={(event) => set('specialization', event.target.value)}
      />
      <TextField
        {...wired('university')}
        hint={hints('hint.university')}
        onChange={(event) => set('university', event.target.value)}
      />
      <TextField
        {...wired('yearOfPassing')}
        inputMode="numeric"
        maxLength={4}
        onChange={(event) => set('yearOfPassing', event.target.value)}
      />
    </>
  );
}
