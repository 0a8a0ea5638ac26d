import { Search, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SHOWN, type ReportsPlace } from './useReportsAddress.ts';

interface ReportToolsProps {
  place: ReportsPlace;
  /** The text in the box, which the address follows later. */
  text: string;
  onText: (text: string) => void;
  counts: Record<(typeof SHOWN)[number], number>;
}

export function ReportTools({ place, text, onText, counts }: ReportToolsProps) {
  const t = useTranslations('analytics');
  const search = (to: string) => {
    onText(to);
    place.set({ search: to });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <TextField
        type="search"
        label={t('boards.reports.search')}
        hideLabel
        placeholder={t('boards.reports.search')}
        autoComplete="off"
        className="min-w-56 flex-[1_1_18rem] md:max-w-96"
        prefix={<Search className="size-5" />}
        suffix={
          text && (
            <Button
              variant="quiet"
              iconOnly
              aria-label={t('boards.reports.clear')}
              onClick={() => search('')}
              icon={<X className="size-5" />}
            />
          )
        }
        value={text}
        onChange={({ target }) => search(target.value)}
      />
      <div role="group" aria-label={t('boards.reports.whose')} className="flex flex-wrap gap-2">
        {SHOWN.map((one) => (
          <Chip
            key={one}
            selected={place.show === one}
            count={counts[one]}
            onClick={() => place.set({ show: one })}
          >
            {t(`boards.reports.show.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
