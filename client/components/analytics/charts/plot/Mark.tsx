import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { SHAPES } from './markShapes.ts';
import { toneOf } from './tones.ts';

interface MarkProps {
  place: number;
  x: number;
  y: number;
  scale?: number;
}

/** The series' own marker, in its colour. */
export function Mark({ place, x, y, scale = 1 }: MarkProps) {
  return (
    <path
      d={SHAPES[Math.min(place, SHAPES.length - 1)]}
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={joinClasses(toneOf(place).fill, 'stroke-card')}
      strokeWidth={1.25}
    />
  );
}
