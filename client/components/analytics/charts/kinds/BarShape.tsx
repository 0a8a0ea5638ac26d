import { textureOf } from '../plot/Textures.tsx';
import { toneOf } from '../plot/tones.ts';

interface BarShapeProps {
  place: number;
  /** Set where neighbours must be distinguishable. */
  textureId: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A gap before the next part of the stack. */
  isSplit: boolean;
  /** The bar of a step that is not whole, drawn dashed and pale. */
  isPartial?: boolean;
  /** Where the bar ended in the previous period. */
  before?: { x: number } | { y: number } | undefined;
}

export function BarShape(props: BarShapeProps) {
  const { place, x, y, isSplit, isPartial, before } = props;
  const isTiny = Math.min(props.width, props.height) < 5;
  const gap = isSplit && !isTiny ? 1 : 0;
  const box = {
    x: x + gap / 2,
    y: y + gap / 2,
    width: Math.max(0.6, props.width - gap),
    height: Math.max(0, props.height - gap),
    rx: isTiny || isSplit ? 0 : 2,
  };
  const texture = props.textureId && textureOf(place, props.textureId);
  const line =
    before && props.width >= 3
      ? 'x' in before
        ? `M${before.x} ${y - 3}v${props.height + 6}`
        : `M${x - 3} ${before.y}h${props.width + 6}`
      : undefined;
  return (
    <>
      <rect {...box} opacity={isPartial ? 0.3 : undefined} className={toneOf(place).fill} />
      {isPartial && (
        <rect
          {...box}
          data-partial=""
          fill="none"
          strokeWidth={1.5}
          strokeDasharray="5 3"
          className={toneOf(place).stroke}
        />
      )}
      {texture && !isTiny && <rect {...box} fill={texture} />}
      {line && (
        <>
          <path d={line} strokeWidth={4.5} className="stroke-card" />
          <path
            d={line}
            strokeWidth={2.25}
            strokeDasharray="0.1 3.5"
            strokeLinecap="round"
            className="stroke-text"
          />
        </>
      )}
    </>
  );
}
