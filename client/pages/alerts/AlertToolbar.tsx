import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
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
  const [text, setText] = useUrlText(address.search);
  const type = (search: string) => {
    setText(search);
    onChange({ search }, { ...stay, replace: true });
  };
  return (
    <div role="search" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <TextField
        type="search"
        label={t('searchLabel')}
        hideLabel
        placeholder={t('searchHint')}
        prefix={<Search aria-hidden="true" className="size-5" />}
        value={text}
        onChange={({ target }) => type(target.value)}
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
