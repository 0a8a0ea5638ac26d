import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { heatOf, type HeatClass } from '../data/heatClasses.ts';
import type { StateFigure } from '../data/stateFigures.ts';
import { HEAT, ON_HEAT } from '../plot/tones.ts';
import { textWidth } from '../plot/textWidth.ts';

interface MapTileProps {
  tile: StateFigure;
  size: number;
  classes: readonly HeatClass[];
  /** The short figure, shown in the tile where it fits. */
  text: string;
  isActive: boolean;
}

const WITH_FIGURE = 44;

export function MapTile({ tile, size, classes, text, isActive }: MapTileProps) {
  const heat = tile.value == null ? undefined : heatOf(tile.value, classes);
  const [x, y] = [tile.column * size, tile.row * size];
  const fits = size >= WITH_FIGURE && text !== '' && textWidth(text) <= size;
  const ink = heat ? ON_HEAT[heat.depth] : 'fill-soft';
  return (
    <g>
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={size - 3}
        height={size - 3}
        rx={5}
        strokeWidth={isActive ? 2.5 : 1}
        strokeDasharray={heat || isActive ? undefined : '3 3'}
        className={joinClasses(
          heat ? HEAT[heat.depth] : 'fill-card',
          isActive ? 'stroke-text' : heat ? 'stroke-heat-edge' : 'stroke-line',
        )}
      />
      <text
        x={x + size / 2}
        y={y + size / 2 + (fits ? -2 : 4.5)}
        textAnchor="middle"
        className={joinClasses(ink, 'text-xs font-semibold')}
      >
        {tile.code}
      </text>
      {fits && (
        <text
          x={x + size / 2}
          y={y + size / 2 + 14}
          textAnchor="middle"
          className={joinClasses(ink, 'text-xs')}
        >
          {text}
        </text>
      )}
    </g>
  );
}
