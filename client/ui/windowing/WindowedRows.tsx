import type { CSSProperties, ReactNode } from 'react';
import type { RowPlace } from './rowAttributes.ts';
import type { RowWindow } from './useRowWindow.ts';

interface WindowedRowsProps {
  window: RowWindow;
  keys: readonly string[];
  /** The row that has the focus or would get it. It stays rendered wherever the window is. */
  pinned: string | null;
  row: (place: RowPlace) => ReactNode;
  /** Replaces a row that is still loading. */
  waiting: ReactNode;
  waitingClass?: string;
}

/** The children of a list that renders its visible rows only. */
export function WindowedRows({ window, keys, pinned, ...props }: WindowedRowsProps) {
  const { first, last, offsets, usual } = window;
  const ready = Math.min(last, keys.length);
  const count = offsets.length - 1;
  const pin = pinned === null ? -1 : keys.indexOf(pinned);
  const inside = Array.from({ length: Math.max(0, ready - first) }, (_, n) => first + n);
  // One keyed list in row order: a row that enters or leaves the window stays the same element.
  const shown = [
    ...(pin >= 0 && pin < first ? [pin] : []),
    ...inside,
    ...(pin >= ready ? [pin] : []),
  ];
  const placeOf = (index: number): RowPlace => ({
    id: keys[index]!,
    index,
    count,
    top: index < first || index >= ready ? offsets[index]! : null,
  });
  const waits = Array.from({ length: Math.max(0, last - Math.max(ready, first)) }, (_, n) => n);
  return (
    <>
      <Space height={offsets[first]!} />
      {shown.map((index) => props.row(placeOf(index)))}
      {waits.map((wait) => (
        <li
          key={`wait ${wait}`}
          aria-hidden="true"
          className={props.waitingClass}
          style={{ height: usual }}
        >
          {props.waiting}
        </li>
      ))}
      <Space height={offsets[count]! - offsets[last]!} />
    </>
  );
}

function Space({ height }: { height: number }) {
  const style: CSSProperties = { height };
  return <li aria-hidden="true" style={style} className={height > 0 ? undefined : 'hidden'} />;
}
