import { useTranslations } from 'use-intl';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { JobTitleField } from '#client/components/posting/JobTitleField.tsx';
import { useJobOptions } from '#client/components/posting/useJobOptions.ts';
import {
  flagField,
  selectField,
  textField,
  type Wizard,
} from '#client/pages/addJob/wizardProps.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

export function BasicInfoStep({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('addJob');
  const options = useJobOptions();
  const { values } = wizard;
  return (
    <>
      <JobTitleField {...textField(wizard, 'title')} />
      <div className="grid gap-1">
        <LocationPicker {...textField(wizard, 'location')} label={t('field.location')} required />
        <Checkbox
          {...flagField(wizard, 'isRemote')}
          label={t('field.remote')}
          hint={t('field.remoteHint')}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          {...selectField(wizard, 'type')}
          label={t('field.type')}
          placeholder={t('field.typeChoose')}
          options={options.types}
        />
        <SelectField
          {...selectField(wizard, 'experience')}
          label={t('field.experience')}
          placeholder={t('field.experienceChoose')}
          options={options.experience}
        />
        <SelectField
          {...selectField(wizard, 'category')}
          label={t('field.category')}
          placeholder={t('field.categoryChoose')}
          options={options.categories}
        />
        <SelectField
          {...selectField(wizard, 'industry')}
          label={t('field.industry')}
          placeholder={t('field.industryChoose')}
          options={options.industries(values.industry)}
        />
      </div>
    </>
  );
}
