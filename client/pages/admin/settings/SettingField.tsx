import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SETTINGS_RANGES, type SettingKey } from '#schema/options/settings.ts';
import { SecretSetting } from './SecretSetting.tsx';
import { CHOICES, fieldOf } from './settingFields.ts';
import type { SettingsState } from './useSettingsForm.ts';

interface SettingFieldProps {
  name: SettingKey;
  form: SettingsState;
}

const TYPES: Partial<Record<SettingKey, 'email' | 'tel'>> = {
  supportEmail: 'email',
  fromEmail: 'email',
  supportPhone: 'tel',
};

/** The control that fits the setting, with its description, unit and range. */
export function SettingField({ name, form }: SettingFieldProps) {
  const t = useTranslations('systemSettings');
  const field = fieldOf(name);
  const value = form.valueOf(name);
  const label = t(`field.${name}.label`);
  const hint = t(`field.${name}.hint`);
  const note = form.isChanged(name) ? t('changed') : undefined;
  const error = form.errorOf(name);
  const text = { name, label, hint, note, error, value: String(value) };
  const type = ({ target }: { target: { value: string } }) => form.change(name, target.value);

  if (field.kind === 'flag')
    return (
      <Checkbox
        name={name}
        label={
          <>
            {label}
            {note && <span className="text-sm text-soft"> {note}</span>}
          </>
        }
        hint={hint}
        error={error}
        checked={value === true}
        onChange={({ target }) => form.change(name, target.checked)}
      />
    );
  if (field.kind === 'secret') return <SecretSetting form={form} label={label} hint={hint} />;
  if (field.kind === 'paragraphs') return <TextArea {...text} rows={2} onChange={type} />;
  if (field.kind === 'choice')
    return (
      <SelectField
        {...text}
        className="xs:max-w-80"
        options={CHOICES[field.name].map((option) => ({
          value: option,
          label: t(`choice.${option}` as 'choice.en'),
        }))}
        onChange={type}
      />
    );
  if (field.kind === 'number') {
    const { min, max } = SETTINGS_RANGES[field.name];
    return (
      <TextField
        {...text}
        hint={`${t(`range.${field.name}`, { min, max })} ${hint}`}
        inputMode="numeric"
        // Unchanged, only a limit that has never been saved is empty.
        placeholder={form.isChanged(name) ? undefined : t('noLimit')}
        autoComplete="off"
        className="max-w-[34rem]"
        inputClassName="tabular xs:max-w-40"
        onChange={type}
      />
    );
  }
  return <TextField {...text} type={TYPES[name] ?? 'text'} autoComplete="off" onChange={type} />;
}
