import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { COMPANY_INDUSTRIES } from '#schema/options/industries.ts';

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

/** The documented lists. A stored industry outside the 21 documented ones stays selectable. */
function useCompanyOptions(industry: string) {
  const profile = useTranslations('companyProfile');
  const industryName = useIndustryName();
  const sizeOf = useCompanySize();
  const known: readonly string[] = COMPANY_INDUSTRIES;
  const industries = industry && !known.includes(industry) ? [...known, industry] : known;
  return {
    choose: profile('choose'),
    industries: industries.map((value) => ({ value, label: industryName(value) })),
    sizes: COMPANY_SIZES.map((value) => ({ value, label: sizeOf(value) ?? value })),
  };
}
