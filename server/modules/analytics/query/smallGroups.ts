import { LEAST_PEOPLE } from '#schema/options/smallGroups.ts';

export const isSmallGroup = (count: string) =>
  `coalesce(${count} between 1 and ${LEAST_PEOPLE - 1}, false)`;

/** An expression that rows are grouped by, and whether it describes people. */
export interface Key {
  sql: string;
  isPersonal: boolean;
}

interface Hiding {
  /** The name of the last CTE. */
  name: string;
  from: string;
  /** The column with the number of people behind a row. */
  size: string;
  /** The column that says whether the row is hidden: at first for small groups, at the end for their neighbours too. */
  hidden: string;
  columns: readonly string[];
  keys: readonly Key[];
  /** Breaks ties between rows of the same size. */
  tie: string;
}

/**
 * Hides small groups, and also the smallest visible neighbour as long as the hidden rows together are still few people.
 * Otherwise they could be derived from a total over one key, or over all personal keys.
 */
export function hidingSql({ name, from, size, hidden, columns, keys, tie }: Hiding): string[] {
  const margins = keys.map((left) => keys.filter((key) => key !== left));
  margins.push(keys.filter(({ isPersonal }) => !isPersonal));
  let before = from;
  return margins.map((margin, at) => {
    const own = at === margins.length - 1 ? name : `${name}_${at + 1}`;
    const beside = margin.map(({ sql }) => sql);
    const over = beside.length > 0 ? `partition by ${beside.join(', ')}` : '';
    const smallest = `row_number() over (partition by ${[...beside, hidden].join(', ')} order by ${size} = 0, ${size}, ${tie}) = 1`;
    const rest = isSmallGroup(`sum(${size}) filter (where ${hidden}) over (${over})`);
    const text = `${own} as (select ${columns.join(', ')}, ${size}, ${hidden} or (${rest} and ${smallest}) as ${hidden} from ${before})`;
    before = own;
    return text;
  });
}
