import { expect, test } from 'vitest';
import { PAGES_PER_FILE, sitemapPaths } from '#server/modules/content/sitemap/sitemap.service.ts';

type Parts = Parameters<typeof sitemapPaths>[0];

/** A database with this many articles, which are called by their places. */
function articles(count: number): Parts {
  const read = async (
    _list: unknown,
    [, last, skipped, limit]: [Date, string | null, number, number],
  ) => {
    const first = (last === null ? 0 : Number(last) + 1) + skipped;
    const length = Math.max(0, Math.min(limit, count - first));
    return Array.from({ length }, (_, at) => ({ id: `${first + at}`, name: `${first + at}` }));
  };
  return { clock: { now: () => new Date() }, database: { read } } as unknown as Parts;
}

test.each([
  [1, 0, PAGES_PER_FILE],
  [2, PAGES_PER_FILE, 2_345],
])('file %i of the sitemap goes on where the one before ends', async (file, first, length) => {
  const paths = new Set<string>();
  for await (const { path } of sitemapPaths(articles(PAGES_PER_FILE + 2_345), 'posts', file))
    paths.add(path);
  const [start, end] = [[...paths][0], [...paths].at(-1)];
  expect([paths.size, start, end]).toEqual([
    length,
    `/blog/${first}`,
    `/blog/${first + length - 1}`,
  ]);
});
