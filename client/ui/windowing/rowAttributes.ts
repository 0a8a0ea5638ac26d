import type { CSSProperties } from 'react';

export interface RowPlace {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  /** For a row rendered outside the window: its offset from the top of the list. */
  readonly top: number | null;
}

/** The row's position and the row count, for screen readers that find only some rows; and its offset. */
export function rowAttributes({ id, index, count, top }: RowPlace) {
  const isApart = top !== null;
  const style: CSSProperties = { position: 'absolute', top: top ?? 0, insetInline: 0 };
  return {
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-row': isApart ? undefined : id,
    style: isApart ? style : undefined,
  };
}
