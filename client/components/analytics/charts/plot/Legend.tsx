import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Swatch, type SwatchLook } from './Swatch.tsx';

export interface LegendEntry {
  id: string;
  label: string;
  place: number;
}

interface LegendProps {
  entries: readonly LegendEntry[];
  look: SwatchLook;
  textureId: string;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Each entry toggles its series. The last visible one cannot be hidden. */
export function Legend({ entries, look, textureId, hidden, onToggle }: LegendProps) {
  const t = useTranslations('analytics');
  return (
    <ul aria-label={t('charts.legend')} className="-mx-2 flex flex-wrap gap-x-1 print:gap-x-3">
      {entries.map(({ id, label, place }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-pressed={!hidden.has(id)}
            onClick={() => onToggle(id)}
            className={joinClasses(
              'flex min-h-8 max-w-full items-center gap-1.5 rounded-tag px-2 py-1 text-left text-xs max-md:min-h-11 hover:bg-tint',
              hidden.has(id) ? 'text-soft line-through' : 'text-text',
            )}
          >
            <span className={joinClasses('contents', hidden.has(id) && '*:opacity-35')}>
              <Swatch {...{ place, look, textureId }} />
            </span>
            <span className="min-w-0 truncate max-md:max-w-52 md:max-w-72">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
