/**
 * Repeatable random numbers: the same seed always produces the same market. Each part of the market draws from a
 * separate stream (`of`), so that a change in one part leaves the others unchanged.
 */
export class Chance {
  private readonly seed: string;
  private state: number;

  constructor(seed: string) {
    this.seed = seed;
    this.state = hashOf(seed);
  }

  derive(part: string): Chance {
    return new Chance(`${this.seed}/${part}`);
  }

  /** mulberry32: from 0 up to, but not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  between(least: number, most: number): number {
    return least + this.fraction() * (most - least);
  }

  /** An integer, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.fraction() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }

  /** A sample without repetition, in the order drawn. */
  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.fraction() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    const total = list.reduce((sum, item) => sum + weightOf(item), 0);
    let left = this.fraction() * total;
    return list.find((item) => (left -= weightOf(item)) < 0) ?? this.pick(list);
  }

  /** A UUIDv7 for the given moment, like those of `lib/ids.ts` but repeatable. */
  id(moment: Date): string {
    const time = moment.getTime().toString(16).padStart(12, '0');
    const tail = `7${this.hex(3)}-${this.pick(['8', '9', 'a', 'b'])}${this.hex(3)}-${this.hex(12)}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-${tail}`;
  }

  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.whole(0, 15).toString(16)).join('');
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
