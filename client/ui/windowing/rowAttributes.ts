import type { CSSProperties } from 'react';

export interface RowPlace {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  /** Of one that stands apart from the window: how far down the list. */
  readonly top: number | null;
}

/** Which of how many it is, for a screen reader that finds only some of them; and where it stands. */
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
