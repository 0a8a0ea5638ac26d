/** How tall each row is, as far as it has been seen; the others are taken to be as tall as those are on the average. */
export class RowHeights {
  readonly #seen: Map<string, number>;
  readonly #sum: number;
  readonly usual: number;

  constructor(guess: number, seen = new Map<string, number>(), sum = 0) {
    this.#seen = seen;
    this.#sum = sum;
    this.usual = seen.size > 0 ? Math.round(sum / seen.size) : guess;
  }

  /** Takes the place of this one, with which it shares what has been seen; the same where nothing has changed. */
  noting(measured: Iterable<readonly [key: string, height: number]>): RowHeights {
    let sum = this.#sum;
    let isNew = false;
    for (const [key, height] of measured) {
      const before = this.#seen.get(key) ?? 0;
      if (height <= 0 || Math.abs(before - height) < 0.5) continue;
      this.#seen.set(key, height);
      sum += height - before;
      isNew = true;
    }
    return isNew ? new RowHeights(this.usual, this.#seen, sum) : this;
  }

  forgetting(): RowHeights {
    return new RowHeights(this.usual);
  }

  /** Where each of so many rows begins, and where the last one ends; those behind the keys have none yet. */
  offsets(keys: readonly string[], count: number): Float64Array {
    const offsets = new Float64Array(count + 1);
    for (let index = 0; index < count; index += 1) {
      const key = keys[index];
      const height = (key === undefined ? undefined : this.#seen.get(key)) ?? this.usual;
      offsets[index + 1] = offsets[index]! + height;
    }
    return offsets;
  }
}

export interface RowRange {
  readonly first: number;
  /** The one behind the last. */
  readonly last: number;
}

/** In steps, so that a small movement draws nothing anew. */
const STEP = 4;

/** The rows that touch what lies between the two heights. */
export function rowsBetween(offsets: Float64Array, from: number, to: number): RowRange {
  const count = offsets.length - 1;
  const first = Math.floor(rowAt(offsets, from) / STEP) * STEP;
  const last = Math.min(count, Math.ceil((rowAt(offsets, to) + 1) / STEP) * STEP);
  return { first: Math.min(first, last), last };
}

function rowAt(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsets[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
