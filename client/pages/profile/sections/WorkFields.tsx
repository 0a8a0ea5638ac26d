import { useTranslations } from 'use-intl';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { PartProps } from './partProps.ts';

export function WorkFields({ text, set, error }: PartProps) {
  const t = useTranslations('validation');
  const profile = useTranslations('profile');
  const { experienceTypes, bands } = useProfileOptions();
  const own = text('experience');
  const known = own === '' || bands.some(({ value }) => value === own);
  return (
    <>
      <RadioGroup
        label={t('label.experienceType')}
        name="experienceType"
        shape="card"
        options={experienceTypes}
        value={text('experienceType')}
        onChange={(event) => set('experienceType', event.target.value)}
        error={error('experienceType')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('label.currentJobTitle')}
          name="currentJobTitle"
          autoComplete="organization-title"
          value={text('currentJobTitle')}
          onChange={(event) => set('currentJobTitle', event.target.value)}
          error={error('currentJobTitle')}
        />
        <TextField
          label={t('label.currentCompany')}
          name="currentCompany"
          autoComplete="organization"
          value={text('currentCompany')}
          onChange={(event) => set('currentCompany', event.target.value)}
          error={error('currentCompany')}
        />
        <SelectField
          label={t('label.totalExperience')}
          hint={profile('experienceHint')}
          name="experience"
          placeholder={profile('choose')}
          options={known ? bands : [{ value: own, label: own }, ...bands]}
          value={own}
          onChange={(event) => set('experience', event.target.value)}
          error={error('experience')}
        />
        <CtcField
          name="currentCTC"
          value={text('currentCTC')}
          onChange={(event) => set('currentCTC', event.target.value)}
          error={error('currentCTC')}
        />
      </div>
    </>
  );
}
