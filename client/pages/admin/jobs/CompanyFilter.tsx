import { useTranslations } from 'use-intl';
import { ChosenFilter } from '#client/pages/admin/lists/ChosenFilter.tsx';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';

interface CompanyFilterProps {
  place: ListPlace;
  /** The name of the company, which the first job gives; undefined in an empty list. */
  name: string | undefined;
}

/** Shows that the list is limited to one company, which is chosen in its details, and ends that. */
export function CompanyFilter({ place, name }: CompanyFilterProps) {
  const t = useTranslations('admin');
  if (!place.address.company) return null;
  return (
    <ul className="mt-3 flex">
      <ChosenFilter
        text={name ? t('jobs.ofCompany', { company: name }) : t('jobs.ofOneCompany')}
        label={t('jobs.ofAllCompanies')}
        onRemove={() => place.filter({ company: null })}
      />
    </ul>
  );
}
