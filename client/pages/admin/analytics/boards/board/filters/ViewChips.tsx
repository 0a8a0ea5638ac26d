import { useTranslations } from 'use-intl';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import type { BoardFilters, BoardView } from '#schema/analytics/boardView.ts';
import { FILTER_KEYS, type FilterKey } from './filterKeys.ts';
import { useSegmentChoices } from '#client/components/analytics/saved/useSegmentChoices.ts';

interface ViewChipsProps {
  view: BoardView;
  /** The mark in words; null while it is loading. */
  markText: string | null;
  onFilters: (filters: BoardFilters) => void;
  onUnmark: () => void;
  /** Removes all filters and the mark. */
  onClear: () => void;
}

/** The filters and the mark of the view; each can be removed. */
export function ViewChips({ view, markText, onFilters, onUnmark, onClear }: ViewChipsProps) {
  const t = useTranslations('boardView');
  const { filters, mark } = view;
  const segments = useSegmentChoices(filters.segments.length > 0);
  const nameOf = (key: FilterKey, value: string) =>
    key === 'segments'
      ? (segments.find(({ id }) => id === value)?.name ?? t('filter.segments.label'))
      : value;
  const chosen = FILTER_KEYS.flatMap((key) =>
    filters[key].map((value) => ({ key, value, name: nameOf(key, value) })),
  );
  if (chosen.length === 0 && !mark) return null;
  const text = markText ?? t('mark.loading');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ul aria-label={t('filter.chosen')} className="contents">
        {chosen.map(({ key, value, name }) => (
          <li key={`${key} ${value}`}>
            <Chip
              removes
              aria-label={t('filter.remove', { value: name })}
              onClick={() =>
                onFilters({ ...filters, [key]: filters[key].filter((one) => one !== value) })
              }
            >
              {name}
            </Chip>
          </li>
        ))}
        {mark && (
          <li>
            <Chip removes aria-label={t('mark.remove', { mark: text })} onClick={onUnmark}>
              {text}
            </Chip>
          </li>
        )}
      </ul>
      {chosen.length + Number(mark !== null) > 1 && (
        <Button
          size="s"
          variant="quiet"
          className="print-hidden"
          onClick={() => {
            onClear();
            rescueFocus();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
