import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationSort, ApplicationStatus } from '#client/gql/graphql.ts';
import { isFiltered, STATUSES } from '#client/pages/manageApplications/applicationsAddress.ts';
import type { Address } from '#client/pages/manageApplications/useApplicationsAddress.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { APPLICATION_SORTS } from '#schema/options/screens/applications.ts';
import { JobFilter } from './JobFilter.tsx';
import { SearchBox } from './SearchBox.tsx';

const SORTS = APPLICATION_SORTS.map((sort) => sort.toUpperCase() as ApplicationSort);

/** Every filter applies at once and is part of the address. On phones most are behind a button. */
export function ApplicationFilters({ address: { address, push, replace } }: { address: Address }) {
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const { job, status, from, to, sort, search } = address;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 grid gap-3 xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] xl:items-end">
      <div className="flex gap-2">
        <SearchBox
          value={search}
          onSearch={(typed) => replace({ search: typed })}
          className="min-w-0 flex-1"
        />
        <Button
          aria-expanded={isOpen}
          aria-controls="application-filters"
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          className="md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters.open')}
        </Button>
      </div>
      <div
        id="application-filters"
        className={`grid items-end gap-3 xs:grid-cols-2 md:max-lg:grid-cols-6 md:max-lg:*:col-span-2 md:max-lg:*:nth-[-n+2]:col-span-3 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))] ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <JobFilter value={job} onChange={(jobId) => push({ job: jobId })} />
        <SelectField
          label={t('filters.status')}
          value={status}
          onChange={({ target }) => push({ status: target.value as ApplicationStatus | '' })}
          options={[
            { value: '', label: t('filters.anyStatus') },
            ...STATUSES.map((value) => ({ value, label: words(`status.${value}`) })),
          ]}
        />
        <TextField
          key={`from ${from}`}
          label={t('filters.from')}
          type="date"
          defaultValue={from}
          max={to || undefined}
          onChange={({ target }) => target.value !== from && push({ from: target.value })}
        />
        <TextField
          key={`to ${to}`}
          label={t('filters.to')}
          type="date"
          defaultValue={to}
          min={from || undefined}
          onChange={({ target }) => target.value !== to && push({ to: target.value })}
        />
        <SelectField
          label={t('filters.sort')}
          value={sort}
          onChange={({ target }) => push({ sort: target.value as ApplicationSort })}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
      {isFiltered(address) && (
        <Button
          size="s"
          variant="quiet"
          className="justify-self-start"
          onClick={() => push({ job: '', status: '', search: '', from: '', to: '' })}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
