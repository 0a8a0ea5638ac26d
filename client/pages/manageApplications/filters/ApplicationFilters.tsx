import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UrlDayField } from '#client/components/form/UrlDayField.tsx';
import type { ApplicationSort } from '#client/gql/graphql.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import {
  isFiltered,
  NO_FILTERS,
  LISTED_STATUSES,
  type ListedStatus,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import type { Address } from '#client/pages/manageApplications/useApplicationsAddress.ts';
import type { KnownStage } from '#client/pages/manageApplications/status/knownStages.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { APPLICATION_SORTS } from '#schema/options/screens/applications.ts';
import { ViewSwitch } from '#client/pages/manageApplications/ViewSwitch.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { JobFilter } from './JobFilter.tsx';
import { SearchBox } from './SearchBox.tsx';

const SORTS = APPLICATION_SORTS.map((sort) => sort.toUpperCase() as ApplicationSort);

interface ApplicationFiltersProps {
  address: Address;
  /** Not known while the page loads: their filter has its place from the start. */
  stages: readonly KnownStage[] | undefined;
}

/** Every filter applies at once and is part of the address. On phones most are behind a button. */
export function ApplicationFilters({ address: place, stages }: ApplicationFiltersProps) {
  const { address, push, replace } = place;
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const { job, status, stage, from, to, sort, search } = address;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 grid gap-3 min-[90rem]:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] min-[90rem]:items-end">
      <div className="flex gap-2">
        <SearchBox
          value={search}
          onSearch={(typed) => replace({ search: typed })}
          className="min-w-0 flex-1"
        />
        <Button
          aria-expanded={isOpen}
          aria-controls="application-filters"
          className="md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters.open')}
        </Button>
      </div>
      <div
        id="application-filters"
        className={`grid items-end gap-3 xs:grid-cols-2 md:max-xl:grid-cols-3 xl:grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))_repeat(2,minmax(10.5rem,1fr))_minmax(0,1fr)] ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <JobFilter value={job} onChange={(jobId) => push({ job: jobId })} />
        <SelectField
          label={t('filters.status')}
          value={status}
          onChange={({ target }) => push({ status: target.value as ListedStatus | '', stage: '' })}
          options={[
            { value: '', label: t('filters.anyStatus') },
            ...LISTED_STATUSES.map((value) => ({
              value,
              label: words(`status.${value}`),
            })),
          ]}
        />
        {stages?.length !== 0 && (
          <SelectField
            label={t('filters.stage')}
            value={stage}
            onChange={({ target }) => push({ stage: target.value, status: '' })}
            options={[
              { value: '', label: t('filters.anyStage') },
              ...(stages ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <UrlDayField
          label={t('filters.from')}
          value={from}
          max={to || undefined}
          onDay={(day) => push({ from: day })}
        />
        <UrlDayField
          label={t('filters.to')}
          value={to}
          min={from || undefined}
          onDay={(day) => push({ to: day })}
        />
        <SelectField
          label={t('filters.sort')}
          value={sort}
          onChange={({ target }) => push({ sort: target.value as ApplicationSort })}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </div>
      <ApplicantFilters address={address} push={push} isOpen={isOpen}>
        {status !== 'WITHDRAWN' && (
          <ViewSwitch view={address.view} toView={(view) => place.to({ view })} />
        )}
      </ApplicantFilters>
      {isFiltered(address) && (
        <Button
          size="s"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            push(NO_FILTERS);
            rescueFocus();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
