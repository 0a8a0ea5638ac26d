import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { beforeAll, expect, test } from 'vitest';
import {
  readFiles,
  withoutComments,
  type SourceFile,
} from '#server/launch/structure/sourceFiles.ts';
import { resolved, rulesOf, tokensOf } from './looks.ts';

const STYLES = readFiles(['client/styles/*.css']);
const COMPONENTS = readFiles(['client/**/*.tsx', 'client/ui/looks/*.ts']);
/** The API explorer is a separate page with a few extra styles. */
const isSite = ({ path }: SourceFile) => !path.startsWith('client/pages/explorer/');

/** Names used by other code; they carry no styles. */
const MARKS = /^(group|peer)(\/\w+)?$/;

const CLASS_NAME = /\bclassName="([^"]*)"|\bclassName=\{`([^`]*)`/g;
const JOINED = /joinClasses\(((?:[^()]|\([^()]*\))*)\)/g;
const TEXT = /'([^'\n]*)'|`([^`]*)`/g;

/** Class names used in components and in the shared styles. */
function classesIn(file: SourceFile): string[] {
  const { path } = file;
  const text = withoutComments(file)
    .text.replaceAll(/^import .*$/gm, '')
    // A string that is compared or looked up is not a class name.
    .replaceAll(/[!=]== '[^']*'|\['[^']*'\]/g, ' ');
  const direct = [...text.matchAll(CLASS_NAME)].map(([, plain, built]) => plain ?? built ?? '');
  const joined = [...text.matchAll(JOINED)].map(([, inside]) => inside ?? '');
  const classCode = path.startsWith('client/ui/looks/') ? [text] : joined;
  const texts = classCode.flatMap((code) =>
    [...code.matchAll(TEXT)].map(([, a, b]) => a ?? b ?? ''),
  );
  // A single word can be anything: 'danger', 'end'.
  return [...direct, ...texts.filter((classes) => /[ :-]/.test(classes))]
    .flatMap((classes) => classes.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/))
    .filter((name) => name !== '' && !MARKS.test(name));
}

const loadStylesheet = (id: string, base: string) => {
  const path =
    id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : resolve(base, id);
  return Promise.resolve({ path, base: resolve(path, '..'), content: readFileSync(path, 'utf8') });
};

let system: Awaited<ReturnType<typeof loadDesignSystem>>;
beforeAll(async () => {
  const app = readFileSync('client/styles/app.css', 'utf8');
  system = await loadDesignSystem(app, { base: resolve('client/styles'), loadStylesheet });
});

test('every class name used in the client has a style', () => {
  const files = COMPONENTS.filter(isSite).map((file) => ({
    path: file.path,
    names: classesIn(file),
  }));
  const names = [...new Set(files.flatMap((file) => file.names))];
  const css = system.candidatesToCss(names);
  const unknown = new Set(names.filter((_name, at) => css[at] === null));
  expect(names.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      file.names.filter((name) => unknown.has(name)).map((name) => `${file.path}: ${name}`),
    ),
  ).toEqual([]);
});

/**
 * What the parts of client/ui look like in both themes (light|dark), and the rules that no class asks for. A change of a
 * token or a rule shows here with everything that it changes.
 */
test('the parts of the site look as recorded', async () => {
  const css = (name: string) => STYLES.find(({ path }) => path.endsWith(`/${name}.css`))!.text;
  const tokens = tokensOf(`${css('theme')}${css('tokens')}`);
  const utilities = [...css('parts').matchAll(/@utility ([\w-]+) /g)].map(([, name]) => name!);
  const ui = COMPONENTS.filter(({ path }) => path.startsWith('client/ui/')).flatMap(classesIn);
  const names = [...new Set([...ui, ...utilities])].sort();
  const isOurs = (name: string, found: string) =>
    utilities.includes(name) ||
    [...found.matchAll(/var\((--[\w-]+)\)/g)].some(([, token]) => tokens.has(token!));
  const looks = system
    .candidatesToCss(names)
    .map((found, at) => [names[at]!, found ?? ''] as const)
    .filter(([name, found]) => isOurs(name, found))
    .map(([name, found]) => `${name}: ${rulesOf(found).join(' ')}`);
  const colours = [...tokens].map(([name, value]) => `${name}: ${value}`).sort();
  const rules = ['base', 'contrast', 'theme', 'parts']
    .flatMap((name) => rulesOf(css(name)))
    .filter((rule) => !/^@(?:theme(?: inline)? \{|utility)/.test(rule));
  const record = [...looks, '', ...colours, '', ...rules].map((line) => resolved(line, tokens));
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('./looks.txt');
});

test('every style variable that is used is defined', () => {
  const all = [...STYLES, ...COMPONENTS].map(({ text }) => text).join('\n');
  const tailwind = readFileSync('node_modules/tailwindcss/theme.css', 'utf8');
  const set = new Set(
    [...`${all}${tailwind}`.matchAll(/(--[\w-]+)(?:-\*)?['"]?\]?\s*:/g)].map(([, name]) => name),
  );
  const read = STYLES.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [path, name]),
  );
  // GraphiQL sets these.
  const isOurs = (name = '') => !name.startsWith('--px-');
  expect(read.filter(([, name]) => isOurs(name) && !set.has(name))).toEqual([]);
});

test('keyboard focus is outlined, on the site and in the API explorer', () => {
  const ring = /:focus-visible[^{}]*\{[^}]*outline: 2px solid var\(--ink\);\s*outline-offset: 2px;/;
  for (const file of ['base', 'explorer'])
    expect(readFileSync(`client/styles/${file}.css`, 'utf8')).toMatch(ring);
});

test('an element without a focus ring has a parent that shows one', () => {
  const givesUp = COMPONENTS.filter(
    ({ path, text }) => path.endsWith('.tsx') && / focus-visible:outline-none/.test(text),
  );
  expect(givesUp.length).toBeGreaterThan(3);
  const shows = /(focus-visible\]?|focus-within):ring-here/;
  expect(givesUp.filter(({ text }) => !shows.test(text)).map(({ path }) => path)).toEqual([]);
});

const utility = (name: string) => {
  const parts = readFileSync('client/styles/parts.css', 'utf8');
  return new RegExp(`@utility ${name} \\{([^]*?)\\n\\}`).exec(parts)?.[1] ?? '';
};

test('nothing lies on top of the skip link', () => {
  const all = [...STYLES, ...COMPONENTS.filter(isSite)].map(({ text }) => text).join('\n');
  const layers = [...all.matchAll(/\bz-(?:index: )?\[?(\d+)/g)].map(([, layer]) => Number(layer));
  const [, highest] = /z-index: (\d+)/.exec(utility('skip-link')) ?? [];
  expect(layers.length).toBeGreaterThan(10);
  expect(layers.filter((layer) => layer >= Number(highest))).toEqual([Number(highest)]);
});

test('the option that Enter chooses has a ring, and ticked controls have a visible edge', () => {
  expect(utility('active-line')).toContain('outline: 2px solid var(--ink)');
  expect(utility('tick')).toMatch(/border: [\d.]+px solid var\(--edge\)/);
});

// Browser tests would not notice, because the demo data is too short to overflow.
test.each([
  ['layout/Tabs', 'overflow-x-auto'],
  ['table/Table', 'max-md:block'],
])('%s that is wider than a phone does not widen the page: %s', (part, way) => {
  const source = readFileSync(`client/ui/${part}.tsx`, 'utf8');
  expect(source).toMatch(new RegExp(`className="[^"]*(?<![\\w:-])${way}(?![\\w-])`));
});

test('controls that are drawn smaller than 44 px can be hit within 44 px', () => {
  for (const side of ['width', 'height'])
    expect(utility('hit-44')).toContain(`\n    ${side}: max(100%, 44px);`);
  const drawn = COMPONENTS.filter(isSite).flatMap(({ path, text }) =>
    [...text.matchAll(/'[^'\n]*'|"[^"\n]*"/g)]
      .map(([classes]) => classes)
      .filter((classes) => /\binline-(grid|flex)\b.*\brounded-(control|full)\b/.test(classes))
      .map((classes) => ({ path, classes })),
  );
  expect(drawn.length).toBeGreaterThan(4);
  const isSmall = /(?<![\w:-])(size|h|min-h)-(10|\d)(\.5)?(?![\w.])/;
  expect(
    drawn.filter(({ classes }) => isSmall.test(classes) && !classes.includes('hit-44')),
  ).toEqual([]);
});

test('nothing moves for people who asked for less motion', () => {
  const base = STYLES.find(({ path }) => path.endsWith('/base.css'))!.text;
  const [, still] = /@media \(prefers-reduced-motion: reduce\) \{([^}]+)\}/.exec(base) ?? [];
  expect(still).toMatch(/\*,\s+::before,\s+::after \{/);
  for (const part of ['animation', 'transition'])
    expect(still).toContain(`${part}-duration: 0.01ms !important`);
});
