interface ValueAxisProps {
  ticks: readonly { at: number; text: string; isZero: boolean }[];
  from: number;
  to: number;
}

/** Gridlines with their values on the left, for drawings with a vertical value axis. */
export function ValueAxis({ ticks, from, to }: ValueAxisProps) {
  return (
    <g>
      {ticks.map(({ at, text, isZero }) => (
        <g key={at}>
          <path
            d={`M${from} ${Math.round(at) + 0.5}H${to}`}
            strokeWidth={1}
            className={isZero ? 'stroke-edge' : 'stroke-line'}
          />
          <text x={from - 8} y={at + 4} textAnchor="end" className="fill-soft text-xs">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
