import type { Services } from '#server/services.ts';
import { COUNTS, KINDS, type Kind, type ListedPage } from './sitemap.sql.ts';

type Parts = Pick<Services, 'clock' | 'database'>;

export const SITEMAP_KINDS = Object.keys(KINDS) as Kind[];

/** Pages per sitemap file. With three languages each, the file stays far below the limits of the protocol. */
export const PAGES_PER_FILE = 10_000;
const AT_ONCE = 1_000;

export async function sitemapCounts({ clock, database }: Parts): Promise<Record<Kind, number>> {
  const [counts] = await database.read(COUNTS, [clock.now()]);
  return counts!;
}

/** Yields the paths of one sitemap file, with a thousand rows in memory at a time. */
export async function* sitemapPaths({ clock, database }: Parts, kind: Kind, file = 1) {
  const { list } = KINDS[kind];
  const now = clock.now();
  let last: string | null = null;
  for (let seen = 0; seen < PAGES_PER_FILE; seen += AT_ONCE) {
    const skipped = last === null ? (file - 1) * PAGES_PER_FILE : 0;
    const rows: ListedPage[] = await database.read(list, [now, last, skipped, AT_ONCE]);
    for (const { name, changedAt } of rows) {
      yield { path: addressOf(kind, name), changedAt };
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}

/** As the page itself spells its address. */
function addressOf(kind: Kind, name: string): string {
  const { path } = KINDS[kind];
  if (kind !== 'categories') return path + encodeURIComponent(name).replaceAll('%2F', '/');
  return `${path}?${String(new URLSearchParams({ category: name })).replaceAll('+', '%20')}`;
}
