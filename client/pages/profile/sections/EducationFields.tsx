import { useTranslations } from 'use-intl';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { PartProps } from './partProps.ts';

export function EducationFields({ text, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const { qualifications } = useProfileOptions();
  const wired = (name: 'specialization' | 'university' | 'yearOfPassing') => ({
    label: t(`label.${name}`),
    name,
    autoComplete: 'off',
    value: text(name),
    error: error(name),
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('label.highestQualification')}
        name="education"
        placeholder={profile('choose')}
        options={qualifications}
        value={text('education')}
        onChange={(event) => set('education', event.target.value)}
        error={error('education')}
      />
      <TextField
        {...wired('specialization')}
        onChange={(event) => set('specialization', event.target.value)}
      />
      <TextField
        {...wired('university')}
        onChange={(event) => set('university', event.target.value)}
      />
      <TextField
        {...wired('yearOfPassing')}
        inputMode="numeric"
        maxLength={4}
        onChange={(event) => set('yearOfPassing', event.target.value)}
      />
    </div>
  );
}
