import { beforeAll, expect, test } from 'vitest';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { addArticle } from './articles.ts';

const RECORD = `mutation($input: RecordPostViewInput!) {
  recordPostView(input: $input) { post { views } } }`;

let app: App;

beforeAll(async () => {
  app = await startApp();
});

async function read(postId: string, browser = 'A browser') {
  const reader = caller(app.url, { 'user-agent': browser });
  const answer = await reader.graphql<{ recordPostView: { post: { views: number } | null } }>(
    RECORD,
    {
      input: { postId },
    },
  );
  return answer.recordPostView.post?.views;
}

test('a visitor counts once a day, however often they open the page', async () => {
  const id = await addArticle(app, { slug: 'counted', views: 5 });
  expect(await read(id)).toBe(6);
  expect(await read(id)).toBe(6);
  await Promise.all(Array.from({ length: 5 }, () => read(id)));
  expect(await read(id)).toBe(6);
  expect(await read(id, 'Another browser')).toBe(7);
  app.clock.forward({ days: 1 });
  expect(await read(id)).toBe(8);
});

test('a script that pretends to be many visitors counts at most sixty times', async () => {
  const id = await addArticle(app, { slug: 'bounded' });
  for (let step = 0; step < 70; step += 1) await read(id, `Browser ${step}`);
  expect(await read(id)).toBe(60);
  // The limit of one network does not stop the count for others.
  await app.sql(`update post_views set network = '\\x00' where post_id = ?`, [id]);
  expect(await read(id, 'A browser elsewhere')).toBe(61);
});

test('neither IP address nor browser is stored', async () => {
  const rows = await app.sql<{ line: string }>('select v::text as line from post_views v');
  expect(rows.length).toBeGreaterThan(0);
  for (const { line } of rows) expect(line).not.toMatch(/127\.0\.0|browser/i);
});

test('yesterday’s visitor marks are deleted', async () => {
  app.clock.forward({ days: 3 });
  await clearEndedTask.run(app.services, {});
  expect(await app.sql('select 1 from post_views')).toEqual([]);
});

test('a view of a missing article is not counted', async () => {
  expect(await read('0190a5d2-0000-7000-8000-000000000001')).toBeUndefined();
  expect(await read('nonsense')).toBeUndefined();
});
