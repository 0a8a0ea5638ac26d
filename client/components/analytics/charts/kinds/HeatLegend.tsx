import { useTranslations } from 'use-intl';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import { HEAT } from '../plot/tones.ts';

interface Line {
  label: string;
  value: string;
  /** Opens the list of what the value counts. */
  figure: ShownFigure | null;
}

interface HeatLegendProps {
  measure: string;
  legend: readonly { depth: number; label: string }[];
  largest: readonly Line[];
  /** Values that have no place on the map. */
  elsewhere: readonly Line[];
}

export function HeatLegend({ measure, legend, largest, elsewhere }: HeatLegendProps) {
  const t = useTranslations('analytics');
  return (
    <div className="grid min-w-0 flex-1 content-start gap-4 text-xs">
      <div className="grid gap-1.5">
        <p className="font-semibold">{measure}</p>
        <ul aria-label={t('charts.legend')} className="flex flex-wrap gap-x-4 gap-y-1.5">
          {legend.map(({ depth, label }) => (
            <li key={depth} className="tabular flex items-center gap-1.5">
              <svg width={16} height={16} aria-hidden="true" className="shrink-0">
                <rect
                  x={0.5}
                  y={0.5}
                  width={15}
                  height={15}
                  rx={3}
                  className={`${HEAT[depth]} stroke-heat-edge`}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </div>
      {largest.length > 1 && <Lines title={t('charts.map.largest')} lines={largest} />}
      {elsewhere.length > 0 && <Lines title={t('charts.map.elsewhere')} lines={elsewhere} />}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div className="grid max-w-80 gap-1">
      <p className="font-semibold">{title}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
        {lines.map(({ label, value, figure }) => (
          <div key={label} className="contents">
            <dt className="truncate text-soft">{label}</dt>
            <dd className="tabular text-right">
              <FigureButton figure={figure} text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
