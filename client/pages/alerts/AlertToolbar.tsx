import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
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
  const [text, setText] = useTyped(address.search);
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

/** The address follows the box a moment later; only a change that came from elsewhere is put into it. */
function useTyped(inAddress: string) {
  const [text, setText] = useState(inAddress);
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const at = underWay.current.indexOf(inAddress);
    if (at >= 0) underWay.current.splice(0, at + 1);
    else setText(inAddress);
  }, [inAddress]);
  const type = (next: string) => {
    underWay.current.push(next);
    setText(next);
  };
  return [text, type] as const;
}
