import { PAGE_NUMBER_MAX, pageOrDefault } from '#schema/options/limits.ts';

type Value = string | number | boolean | null | undefined;

/** A path with these values in its query. Empty values, false and null are left out; true is written as 1. */
export function withQuery(path: string, values: Readonly<Record<string, Value>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value) query.set(name, value === true ? '1' : String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The page that an address names. An invalid one counts as the first. */
export const pageIn = (query: URLSearchParams): number =>
  Math.min(pageOrDefault(Number(query.get('page'))), PAGE_NUMBER_MAX);
