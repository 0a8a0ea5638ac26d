/** What a statement is asked with; whatever comes from a question is one of these and never part of its text. */
export class Values {
  readonly list: unknown[] = [];
  private readonly known = new Map<string, string>();

  /** The place of a value: `$3::text[]`. */
  add(value: unknown, type: string): string {
    const name = `${type} ${JSON.stringify(value)}`;
    const known = this.known.get(name);
    if (known) return known;
    this.list.push(value instanceof Date ? value.toISOString() : value);
    const place = `$${this.list.length}::${type}`;
    this.known.set(name, place);
    return place;
  }
}
