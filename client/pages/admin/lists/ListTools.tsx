import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { NO_CHOICE, STATUSES } from './listAddress.ts';
import type { ListPlace } from './useListAddress.ts';

interface ListToolsProps {
  place: ListPlace;
  searchLabel: string;
  searchHint: string;
  /** Further filters. */
  children?: ReactNode;
  /** Further choices beside the statuses; each excludes them. */
  choice?: ReactNode;
}

export function ListTools({ place, searchLabel, searchHint, children, choice }: ListToolsProps) {
  const t = useTranslations('admin');
  const { address, filter } = place;
  const choose = (status: AdminStatus | null) => filter({ ...NO_CHOICE, status });
  const isQueue = address.reported || address.changed || address.verification;
  const isAll = address.status === null && !isQueue;
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearchField
          label={searchLabel}
          placeholder={searchHint}
          value={address.search}
          onSearch={(search) => filter({ search }, true)}
          className="min-w-0 flex-[1_1_16rem]"
        />
        {children}
      </div>
      <div role="group" aria-label={t('tools.status')} className="flex flex-wrap gap-2">
        <Chip selected={isAll} onClick={() => choose(null)}>
          {t('tools.all')}
        </Chip>
        {STATUSES.map((status) => (
          <Chip key={status} selected={status === address.status} onClick={() => choose(status)}>
            {t(`status.${status}`)}
          </Chip>
        ))}
        {choice}
      </div>
    </div>
  );
}
