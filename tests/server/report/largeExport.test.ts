import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOfQuery } from '#schema/analytics/address.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { streamAnswer } from '#server/modules/analytics/streamAnswer.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { reading } from '#tests/server/analytics/answerDirectly.ts';

const ROWS = 100_000;
const MB = 1024 * 1024;
const HOURS = 2_000;
const QUERY: AnalyticsQuery = {
  measures: ['searches', 'no_result_rate'],
  dimensions: ['time', 'search_term'],
  grain: 'hour',
  range: { last: HOURS, unit: 'hour' },
};

let app: App;

afterAll(async () => {
  await rmdir(tmpdir());
  vi.unstubAllEnvs();
});
beforeAll(async () => {
  // Other tests create reports at the same time in the shared folder.
  vi.stubEnv('TMPDIR', await mkdtemp(join(tmpdir(), 'large-export-')));
  app = await theApp();
  await app.sql(
    `insert into searches (id, words, filters, results, searched_at)
     select gen_random_uuid(), 'a longer search for something ' || n, '{}', n % 3, ?
     from generate_series(1, ?) n`,
    [app.clock.now(), ROWS / HOURS],
  );
  await app.sql(`insert into common_searches (kind, text) select 'words', words from searches`);
});

test(
  'an export of a hundred thousand rows keeps only a thousand in memory',
  { tags: ['full'] },
  async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const kept: number[] = [];
    let rows = 0;
    await streamAnswer(reading(app), QUERY, async (part) => {
      rows += part.rows.length;
      expect(part.rows.length).toBeLessThanOrEqual(1_000);
      if (rows % 20_000 !== 0) return;
      collect();
      kept.push(process.memoryUsage().heapUsed);
    });
    expect(rows).toBe(ROWS);
    expect(Math.max(...kept) - kept[0]!).toBeLessThan(4 * MB);
  },
);

test('the file contains all rows, and no temporary file remains', { tags: ['full'] }, async () => {
  const { admin } = await scenario().admin();
  const response = await fetch(
    `${app.url}/api/admin/analytics/export?${addressOfQuery(QUERY).toString()}`,
    { headers: { authorization: `Bearer ${admin.token}` } },
  );
  expect(response.status).toBe(200);
  let lines = 0;
  let last = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (last + chunk).split('\r\n');
    last = parts.pop()!;
    lines += parts.length;
  }
  // Six head lines, an empty line, the column names, the rows and the totals.
  expect(lines).toBe(6 + 1 + 1 + ROWS + 1);
  await expect.poll(() => readdir(tmpdir())).toEqual([]);
});
