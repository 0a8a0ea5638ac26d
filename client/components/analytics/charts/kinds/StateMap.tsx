import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { heatClasses } from '../data/heatClasses.ts';
import { stateFigures, type StateFigure } from '../data/stateFigures.ts';
import { TILE_COLUMNS, TILE_ROWS } from '../data/stateTiles.ts';
import { tileTowards } from '../data/tileTowards.ts';
import { Plot } from '../plot/Plot.tsx';
import { TipRows } from '../plot/TipRows.tsx';
import { useFigures } from '../words/useFigures.ts';
import type { DrawingProps } from './drawingProps.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { MapTile } from './MapTile.tsx';

const LARGEST = 60;
const WIDE = 680;

/** India as a tile map: a geographic map would emphasize Ladakh and hide Delhi. */
export function StateMap({ answer, title, width, isCompact, svgRef, readAt }: DrawingProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const measure = answer.measures[0]!;
  const { states, elsewhere } = stateFigures(answer, useSiteLocale());
  const known = states.flatMap(({ value }) => (value == null ? [] : [value]));
  const classes = heatClasses(known);
  const isWide = width >= WIDE;
  const room = isWide ? width * 0.62 : width;
  const size = Math.min(isCompact ? 40 : LARGEST, Math.floor(room / TILE_COLUMNS));
  const exact = (value: number | null | undefined) =>
    value === undefined ? t('charts.map.none') : figures.exact(value, measure.unit);
  const at = (place: number) => states[place]!;
  const figureOf = ({ key, value }: Pick<StateFigure, 'key' | 'value'>) =>
    figureAt(answer, { index: 0, group: groupAt(answer, [key]), value, text: exact(value) });
  const line = (of: Pick<StateFigure, 'key' | 'label' | 'value'>) => ({
    label: of.label,
    value: exact(of.value),
    figure: figureOf(of),
  });
  const spoken = ({ label, value, previous }: StateFigure) => {
    const change = figures.change(value ?? null, previous, measure.unit);
    return [label, exact(value), change?.text].filter(Boolean).join(', ');
  };
  const range = (from: number, to: number) =>
    from === to
      ? figures.short(from, measure.unit)
      : `${figures.short(from, measure.unit)} – ${figures.short(to, measure.unit)}`;
  const legend = classes.map(({ depth, from, to }) => ({ depth, label: range(from, to) }));

  return (
    <div className={isWide ? 'flex items-start gap-8' : 'grid grid-cols-[minmax(0,1fr)] gap-3'}>
      <Plot<number>
        label={title}
        width={size * TILE_COLUMNS}
        height={size * TILE_ROWS}
        svgRef={svgRef}
        facts={{
          legend: legend.map(({ depth, label }) => ({ label, place: depth, look: 'heat' })),
          readAt,
        }}
        figure={(place) => figureOf(at(place))}
        hit={(x, y) => {
          const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
          const found = states.findIndex((tile) => tile.column === column && tile.row === row);
          return found < 0 ? null : found;
        }}
        step={(from, direction) => tileTowards(states, from, direction)}
        spoken={(place) => spoken(at(place))}
        tip={(place) => ({
          x: (at(place).column + 0.5) * size,
          y: (at(place).row + 0.5) * size,
          content: (
            <TipRows
              title={at(place).label}
              rows={[
                {
                  id: 'value',
                  label: measure.name,
                  value: exact(at(place).value),
                  note: figures.change(at(place).value ?? null, at(place).previous, measure.unit)
                    ?.text,
                },
              ]}
              look="block"
              textureId=""
            />
          ),
        })}
      >
        {(active) =>
          states.map((tile, place) => (
            <MapTile
              key={tile.code}
              tile={tile}
              size={size}
              classes={classes}
              text={tile.value == null ? '' : figures.short(tile.value, measure.unit)}
              isActive={active === place}
            />
          ))
        }
      </Plot>
      <HeatLegend
        measure={measure.name}
        legend={legend}
        largest={[...states]
          .filter(({ value }) => value != null)
          .sort((one, other) => other.value! - one.value!)
          .slice(0, isCompact ? 0 : 5)
          .map(line)}
        elsewhere={elsewhere.map(line)}
      />
    </div>
  );
}
