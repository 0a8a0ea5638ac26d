/** The measured row heights. Unmeasured rows are assumed to have the average height. */
export class RowHeights {
  readonly #seen: Map<string, number>;
  readonly #sum: number;
  readonly usual: number;

  constructor(guess: number, seen = new Map<string, number>(), sum = 0) {
    this.#seen = seen;
    this.#sum = sum;
    this.usual = seen.size > 0 ? Math.round(sum / seen.size) : guess;
  }

  /** Returns a replacement that shares the measurements, or this instance if nothing changed. */
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

  /** The offset of each row, and the end of the last one. Rows beyond the keys have not been measured. */
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
  /** The index after the last row. */
  readonly last: number;
}

/** Rounded to steps, so that small scroll movements cause no re-render. */
const STEP = 4;

/** The rows that overlap the range between two offsets. */
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
