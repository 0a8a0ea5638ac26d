import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { ADMIN_INDUSTRY_FILTERS, parseAdminIndustryFilter } from '#schema/options/industries.ts';

/** The four documented industries; each includes related ones. */
export function IndustryFilter({ place }: { place: ListPlace }) {
  const t = useTranslations('admin');
  const nameOf = useIndustryName();
  return (
    <SelectField
      label={t('tools.industry')}
      hideLabel
      placeholder={t('tools.allIndustries')}
      value={place.address.industry ?? ''}
      onChange={({ target }) => place.filter({ industry: parseAdminIndustryFilter(target.value) })}
      options={ADMIN_INDUSTRY_FILTERS.map((value) => ({ value, label: nameOf(value) }))}
      className="max-xs:flex-[1_1_9rem]"
    />
  );
}
