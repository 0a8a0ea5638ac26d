import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MonthField } from '#client/components/career/MonthField.tsx';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LANGUAGE_LEVELS } from '#schema/options/languageLevels.ts';
import { LANGUAGES, languageKey } from '#schema/options/languages.ts';
import type { EntryField } from './entryFields.ts';

interface EntryControlProps {
  field: EntryField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The control for one value of an entry. */
export function EntryControl({ field, value, error, onChange }: EntryControlProps) {
  const { name, control } = field;
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const label = useTranslations('validation')(`label.${field.label}`);
  const { qualifications } = useProfileOptions();
  const languages = useId();
  const wired = {
    label,
    name,
    value,
    error,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (control) {
    case 'area':
      return <TextArea {...wired} hint={t('summaryHint')} />;
    case 'month':
      return <MonthField {...{ label, name, value, error, onChange }} />;
    case 'current':
      return (
        <Checkbox
          label={t('workHere')}
          name={name}
          checked={value === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
      );
    case 'qualification':
      return <SelectField {...wired} placeholder={profile('choose')} options={qualifications} />;
    case 'level':
      return (
        <SelectField
          {...wired}
          placeholder={profile('choose')}
          options={LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
        />
      );
    case 'language':
      return (
        <>
          <TextField {...wired} list={languages} />
          <datalist id={languages}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t(`language.${languageKey(language)!}`)}
              </option>
            ))}
          </datalist>
        </>
      );
    case 'number':
      return <TextField {...wired} inputMode="numeric" maxLength={4} />;
    case 'url':
      return <TextField {...wired} type="url" inputMode="url" />;
    case 'text':
      return <TextField {...wired} />;
  }
}
