export interface OptionItem {
  id: string;
  label: string;
  /** A second line: the state of a district, the count of a filter. */
  description?: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase();

/** Every typed word must begin a word of the line. Lines that begin with the text come first. */
export function matchOptions<T extends OptionItem>(
  items: readonly T[],
  typed: string,
  limit: number,
): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found: T[] = [];
  const later: T[] = [];
  for (const item of items) {
    const words = plain(`${item.label} ${item.description ?? ''}`).split(/[\s,/()-]+/);
    if (!wanted.every((want) => words.some((word) => word.startsWith(want)))) continue;
    (plain(item.label).startsWith(wanted[0] ?? '') ? found : later).push(item);
  }
  return [...found, ...later].slice(0, limit);
}

/** The typed text is the whole name, or its first words. */
export function isNamed(label: string, typed: string): boolean {
  return `${plain(label)} `.startsWith(`${plain(typed)} `);
}
