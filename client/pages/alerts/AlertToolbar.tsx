import { useTranslations } from 'use-intl';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { ALERT_FILTERS, type AlertFilter } from '#schema/options/alerts.ts';
import type { AlertsAddress } from './alertsAddress.ts';

interface AlertToolbarProps {
  address: AlertsAddress;
  onChange: (
    to: { search?: string; show?: AlertFilter },
    how: { replace: boolean; preventScrollReset: true },
  ) => void;
}

/** Typing replaces the address, choosing pushes a new one. */
export function AlertToolbar({ address, onChange }: AlertToolbarProps) {
  const t = useTranslations('alerts');
  const stay = { preventScrollReset: true } as const;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <UrlSearchField
        label={t('searchLabel')}
        placeholder={t('searchHint')}
        value={address.search}
        onSearch={(search) => onChange({ search }, { ...stay, replace: true })}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <div role="group" aria-label={t('filterLabel')} className="flex flex-wrap gap-2">
        {ALERT_FILTERS.map((filter) => (
          <Chip
            key={filter}
            selected={filter === address.show}
            onClick={() => onChange({ show: filter }, { ...stay, replace: false })}
          >
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
