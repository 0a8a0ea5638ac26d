interface BucketAxisProps {
  ticks: readonly { at: number; text: string }[];
  y: number;
  /** The outermost labels stay within these bounds. */
  from: number;
  to: number;
}

/** The axis along the bottom. */
export function BucketAxis({ ticks, y, from, to }: BucketAxisProps) {
  return (
    <g>
      {ticks.map(({ at, text }) => {
        const room = text.length * 3.5;
        const anchor = at - room < from ? 'start' : at + room > to ? 'end' : 'middle';
        return (
          <g key={at}>
            <path d={`M${at} ${y}v5`} strokeWidth={1} className="stroke-edge" />
            <text x={at} y={y + 19} textAnchor={anchor} className="fill-soft text-xs">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
