interface EventMarksProps {
  /** Whether there are events in each bucket. */
  events: readonly boolean[];
  x: (bucket: number) => number;
  /** The position of the time axis. */
  y: number;
}

/** A small mark on the axis below each step with events. Tooltip and table say what happened. */
export function EventMarks({ events, x, y }: EventMarksProps) {
  return (
    <g data-events="">
      {events.map(
        (hasEvents, bucket) =>
          hasEvents && (
            <path
              key={bucket}
              d={`M${x(bucket)} ${y - 5}l5 5l-5 5l-5 -5Z`}
              strokeWidth={1.5}
              className="fill-text stroke-card"
            />
          ),
      )}
    </g>
  );
}
