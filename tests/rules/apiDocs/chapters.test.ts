import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_COST, MAX_DEPTH } from '#schema/options/apiLimits.ts';
import { FAILURES } from '#schema/options/errorCodes.ts';
import { WEBHOOK_EVENTS } from '#schema/options/webhooks.ts';
import { fillPlaceholders } from '#server/launch/apiDocs/apiDocs.ts';
import { renderChapter } from '#server/launch/apiDocs/renderChapter.ts';
import { scopesTable } from '#server/launch/apiDocs/scopesTable.ts';

const FILES = globSync('docs/api/*.md').sort();
const textOf = (name: string) => readFileSync(`docs/api/${name}.md`, 'utf8');
const chapters = await Promise.all(
  FILES.map(async (file) => renderChapter(await fillPlaceholders(readFileSync(file, 'utf8')))),
);
const html = chapters.map((chapter) => chapter.html).join('');

test('every heading has a unique address, and every link on the page leads to one', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  // REST answers lead here.
  expect(ids).toContain('deprecation');
});

test('no placeholder is left', () => {
  expect(html).not.toMatch(/<!--/);
});

test('each error code is explained, with its status', () => {
  const explained = [...textOf('04-errors').matchAll(/^## ([A-Z_]+)$/gm)].map(([, code]) => code!);
  expect(explained.toSorted()).toEqual(Object.keys(FAILURES).toSorted());
  expect(html).toContain('href="#cost-limit"><code>COST_LIMIT</code></a></td><td>400</td>');
});

test('each webhook event is documented', () => {
  const documented = [
    ...textOf('07-webhooks').matchAll(
      /`((?:job|application|interview|offer|message|figure)\.\w+)`/g,
    ),
  ];
  expect(
    documented
      .map(([, event]) => event!)
      .filter((event, at, all) => all.indexOf(event) === at)
      .toSorted(),
  ).toEqual(WEBHOOK_EVENTS.toSorted());
});

test('the documented numbers are the real limits', () => {
  const chapter = chapters.find(({ id }) => id === 'limits')!.html;
  expect(chapter).toContain(`more than ${MAX_COST.toLocaleString('en-US')} in one request`);
  expect(chapter).toContain(`at most ${MAX_DEPTH} levels`);
});

test('the operations of each scope come from the schema', () => {
  const table = scopesTable(`
    directive @auth(requires: [Role!]!, scope: [ApiScope!]) on OBJECT | FIELD_DEFINITION
    enum Role { EMPLOYER }
    enum ApiScope { JOBS_READ JOBS_WRITE }
    type Query { viewer: Viewer open: Int }
    type Viewer @auth(requires: [EMPLOYER], scope: JOBS_READ) {
      jobs: Int
      change: Int @auth(requires: [EMPLOYER], scope: [JOBS_READ, JOBS_WRITE])
      password: Int @auth(requires: [EMPLOYER], scope: JOBS_WRITE)
    }
    type Mutation { closeJob: Int @auth(requires: [EMPLOYER], scope: JOBS_WRITE) secret: Int @auth(requires: [EMPLOYER]) }
  `);
  expect(table).toContain('| `jobs:read` | `viewer.jobs`, `viewer.change` | nothing |');
  expect(table).toContain('| `jobs:write` | `viewer.change`, `viewer.password` | `closeJob` |');
  expect(table).not.toMatch(/secret|open/);
});

test('highlighted code has the same text', () => {
  const { html: markup } = renderChapter('# One\n\n```js\nconst a = "<b>"; // why\n```\n');
  expect(markup).toContain('<span data-word>const</span>');
  expect(markup).toContain('<span data-text>"&lt;b&gt;"</span>');
  const plain = markup.replace(/.*<code>|<\/code>.*/gs, '').replace(/<[^>]+>/g, '');
  expect(plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe('const a = "<b>"; // why');
});
