import { LEAST_PEOPLE } from '#schema/analytics/query.ts';

export const few = (count: string) => `coalesce(${count} between 1 and ${LEAST_PEOPLE - 1}, false)`;

/** What one row is told apart by, and whether that is about people themselves. */
export interface Key {
  sql: string;
  isPersonal: boolean;
}

interface Hiding {
  /** The last of the parts is called so; its rows say whether they are hidden. */
  name: string;
  /** Has `size`, the people behind a row, and `is_hidden` where they are few. */
  from: string;
  columns: readonly string[];
  keys: readonly Key[];
  /** Between rows of one size. */
  tie: string;
}

/**
 * Few people are hidden, and so is the smallest row beside them while all those hidden there are few together: whoever
 * knows the whole of them, by leaving one key out or all that are personal, must not learn the rest.
 */
export function hidingSql({ name, from, columns, keys, tie }: Hiding): string[] {
  const margins = keys.map((left) => keys.filter((key) => key !== left));
  margins.push(keys.filter(({ isPersonal }) => !isPersonal));
  let before = from;
  return margins.map((margin, at) => {
    const own = at === margins.length - 1 ? name : `${name}_${at + 1}`;
    const beside = margin.map(({ sql }) => sql);
    const over = beside.length > 0 ? `partition by ${beside.join(', ')}` : '';
    const smallest = `row_number() over (partition by ${[...beside, 'is_hidden'].join(', ')} order by size = 0, size, ${tie}) = 1`;
    const rest = few(`sum(size) filter (where is_hidden) over (${over})`);
    const text = `${own} as (select ${columns.join(', ')}, size, is_hidden or (${rest} and ${smallest}) as is_hidden from ${before})`;
    before = own;
    return text;
  });
}
