import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '#server/http/builtPages.ts';

const LATIN = 'assets/anek-latin-latin-wght-normal-a1.woff2';
const HINDI = ['assets/hindi-widths-b2.woff2', 'assets/hindi-letters-c3.woff2'];

const MANIFEST = {
  'client/main.tsx': {
    file: 'assets/main.js',
    css: ['assets/main.css'],
    assets: [LATIN, 'assets/anek-latin-latin-ext-d4.woff2', ...HINDI],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'client/pages/jobs/JobDetailsPage.tsx': {
    file: 'assets/job.js',
    css: ['assets/job.css'],
    imports: ['_shared.js', '_job.js'],
  },
  '_job.js': { file: 'assets/jobParts.js' },
  'schema/words/hi/shell.json': { file: 'assets/words.js' },
};

let dist: string;
let pages: Awaited<ReturnType<typeof builtPages>>;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kaamyab-pages-'));
  const files: [string, string][] = [
    ['client/manifest.json', JSON.stringify(MANIFEST)],
    ['server/operations.json', '{}'],
    [
      'server/render.js',
      'export const render = null, THEME_SCRIPT = "theme", PAGE_SCRIPT = "page";',
    ],
    ['worker/sw.js', 'worker'],
  ];
  for (const [name, text] of files) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  pages = await builtPages(dist);
});
afterAll(() => rm(dist, { recursive: true }));

const modules = [
  'client/pages/jobs/JobDetailsPage.tsx',
  'client/lib/catalogues/hi.ts',
  'schema/words/hi/shell.json',
];

test('a page that is complete loads its styles at once, and its scripts when it is used', async () => {
  const { html, waiting } = await pages.tags('/', { modules, locale: 'hi', canWait: true });
  expect(html.split('\n')).toEqual([
    '<meta name="page-script" content="/assets/job.js">',
    ...[LATIN, ...HINDI].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...['main', 'shared', 'job'].map(
      (name) => `<link rel="stylesheet" href="/assets/${name}.css">`,
    ),
  ]);
  // The first one imports the others.
  expect(waiting).toEqual(
    ['main', 'shared', 'job', 'jobParts', 'words'].map((name) => `/assets/${name}.js`),
  );
});

test('a page that needs its scripts loads them at once, also if the same page could wait before', async () => {
  const { html, waiting } = await pages.tags('/', { modules, locale: 'hi', canWait: false });
  expect(waiting).toEqual([]);
  expect(html.split('\n').slice(-5)).toEqual([
    ...['shared', 'job', 'jobParts', 'words'].map(
      (name) => `<link rel="modulepreload" href="/assets/${name}.js">`,
    ),
    '<script type="module" src="/assets/main.js"></script>',
  ]);
});

test('what every page of a language loads first is hinted at before the page is there', () => {
  const names = (locale: 'en' | 'hi') => pages.preloads!(locale).map((link) => link.split(';')[0]);
  expect(names('en')).toEqual(['</assets/main.css>', `</${LATIN}>`]);
  expect(names('hi')).toEqual([
    '</assets/main.css>',
    ...[LATIN, ...HINDI].map((font) => `</${font}>`),
  ]);
});
