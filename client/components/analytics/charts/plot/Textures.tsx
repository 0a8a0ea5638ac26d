/** Strokes over every second bar colour, so that neighbours differ without relying on colour. */
const STROKES: Record<number, string> = {
  1: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  3: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  5: 'M0 4H8',
  7: 'M4 0V8',
};

export function textureOf(place: number, id: string): string | undefined {
  return place in STROKES ? `url(#${id}-${place})` : undefined;
}

/** Rendered once per drawing that has bars. The swatches of its legend use the same textures. */
export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(STROKES).map(([place, path]) => (
        <pattern
          key={place}
          id={`${id}-${place}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={path}
            strokeWidth={1.5}
            strokeOpacity={0.5}
            fill="none"
            className="stroke-card"
          />
        </pattern>
      ))}
    </defs>
  );
}
