import { useTranslations } from 'use-intl';
import type { ActiveWithin, AvailableWithin } from '#client/gql/graphql.ts';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import type { Address } from '#client/pages/database/search/useCandidateAddress.ts';
import { AVAILABLE_WITHIN } from '#schema/options/noticePeriods.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { SalaryFilter } from './SalaryFilter.tsx';
import { SkillsFilter } from './SkillsFilter.tsx';

const YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30];
const ACTIVE = ['DAYS_7', 'DAYS_30', 'DAYS_90'] as const satisfies readonly ActiveWithin[];

/** Every filter applies at once; there is nothing to submit. */
export function CandidateFilters({ address }: { address: Address }) {
  const t = useTranslations('candidates');
  const profile = useTranslations('profile');
  const { location, from, to, active, notice } = address.address;
  // A link may ask for a number of years that the list does not have.
  const years = [...new Set([...YEARS, ...[from, to].filter(Boolean).map(Number)])].toSorted(
    (a, b) => a - b,
  );
  const yearOptions = years.map((count) => ({
    value: String(count),
    label: t('filters.years', { count }),
  }));
  return (
    <div className="grid gap-5">
      <SkillsFilter address={address} />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('filters.experience')}</legend>
        <div className="grid grid-cols-2 gap-2">
          <SelectField
            label={t('filters.from')}
            value={from}
            placeholder={t('filters.any')}
            onChange={({ target }) => address.push({ from: target.value })}
            options={yearOptions}
          />
          <SelectField
            label={t('filters.to')}
            value={to}
            placeholder={t('filters.any')}
            onChange={({ target }) => address.push({ to: target.value })}
            options={yearOptions}
          />
        </div>
      </fieldset>
      <LocationPicker
        label={t('filters.location')}
        hint={t('filters.locationHint')}
        withStates
        value={location}
        onChange={(place) => address.push({ location: place })}
      />
      <SalaryFilter address={address} />
      <SelectField
        label={t('filters.notice')}
        value={notice}
        placeholder={t('filters.any')}
        onChange={({ target }) => address.push({ notice: target.value as AvailableWithin | '' })}
        options={AVAILABLE_WITHIN.map((within) => ({
          value: within.toUpperCase(),
          label: profile(`notice.${within}`),
        }))}
      />
      <SelectField
        label={t('filters.activity')}
        value={active}
        placeholder={t('filters.any')}
        onChange={({ target }) => address.push({ active: target.value as ActiveWithin | '' })}
        options={ACTIVE.map((within) => ({ value: within, label: t(`active.${within}`) }))}
      />
    </div>
  );
}
