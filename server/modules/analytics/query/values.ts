/** The parameters of a statement. Everything that comes from a question is a parameter, never part of the SQL text. */
export class Values {
  readonly list: unknown[] = [];
  private readonly known = new Map<string, string>();

  /** The same values, to which others can be added. */
  copy(): Values {
    const copy = new Values();
    copy.list.push(...this.list);
    for (const [name, place] of this.known) copy.known.set(name, place);
    return copy;
  }

  /** Returns the placeholder of a value: `$3::text[]`. */
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
