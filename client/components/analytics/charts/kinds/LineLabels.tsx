import { spreadLabels } from '../data/spreadLabels.ts';
import { toneOf } from '../plot/tones.ts';

interface LineLabelsProps {
  x: number;
  top: number;
  bottom: number;
  labels: readonly { id: string; text: string; place: number; y: number }[];
}

const GAP = 16;

/** Names at the line ends. A stroke in the line's colour leads to any label that had to move. */
export function LineLabels({ x, top, bottom, labels }: LineLabelsProps) {
  const placed = spreadLabels(
    labels.map(({ y }) => y),
    GAP,
    top,
    bottom,
  );
  return (
    <g>
      {labels.map(({ id, text, place, y }, at) => (
        <g key={id}>
          <path
            d={`M${x - 6} ${y}L${x - 1} ${placed[at]}`}
            strokeWidth={1}
            className={toneOf(place).stroke}
          />
          <text x={x + 2} y={placed[at]! + 4} className="fill-text text-xs">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
