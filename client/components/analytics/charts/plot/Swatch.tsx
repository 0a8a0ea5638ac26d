import { Mark } from './Mark.tsx';
import { textureOf } from './Textures.tsx';
import { toneOf } from './tones.ts';

export type SwatchLook = 'line' | 'block';

interface SwatchProps {
  place: number;
  look: SwatchLook;
  /** The drawing whose Textures are used. */
  textureId: string;
}

/** The symbol of a series in legends and tooltips. */
export function Swatch({ place, look, textureId }: SwatchProps) {
  const { stroke, fill } = toneOf(place);
  const texture = textureOf(place, textureId);
  return (
    <svg width={20} height={12} aria-hidden="true" className="shrink-0">
      {look === 'line' ? (
        <>
          <path d="M1 6H19" strokeWidth={2} className={stroke} />
          <Mark place={place} x={10} y={6} />
        </>
      ) : (
        <>
          <rect x={3} width={14} height={12} rx={3} className={fill} />
          {texture && <rect x={3} width={14} height={12} rx={3} fill={texture} />}
        </>
      )}
    </svg>
  );
}
