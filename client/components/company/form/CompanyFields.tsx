import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useCompanyOptions } from './useCompanyOptions.ts';

type Name = 'description' | 'industry' | 'size' | 'website' | 'foundedYear' | 'employeeCount';

/** What kind of company it is. Words: `companyProfile`, `company`, `validation`. */
export function CompanyFields({ text, set, leave, error }: FieldProps) {
  const t = useTranslations('validation');
  const own = useTranslations('companyProfile');
  const { choose, industries, sizes } = useCompanyOptions(text('industry'));
  const wired = (name: Name) => ({
    label: t(`label.${name}`),
    name,
    value: text(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    onBlur: () => leave(name),
    error: error(name),
  });
  const optional = own('optional');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...wired('name' as 'description')}
        label={t('label.companyName')}
        required
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <SelectField {...wired('industry')} required placeholder={choose} options={industries} />
      <SelectField {...wired('size')} note={optional} placeholder={choose} options={sizes} />
      <TextArea
        {...wired('description')}
        note={optional}
        hint={own('hint.description')}
        className="sm:col-span-2"
      />
      <TextField
        {...wired('website')}
        note={optional}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        className="sm:col-span-2"
      />
      <TextField
        {...wired('foundedYear')}
        note={optional}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <TextField
        {...wired('employeeCount')}
        note={optional}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
