import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A third of the size of the source the package exports; every page that is checked has to load it. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; undefined`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One per page, kept until the page is closed. */
export function debuggerSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Runs through the debugger, so that the page keeps its Content-Security-Policy during the check. */
async function evaluate<Result>(page: Page, expression: string): Promise<Result> {
  const session = await debuggerSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

/** Only violations are returned; the page has loaded its style sheets itself. */
const FAULTS = { resultTypes: ['violations'], preload: false };
const EVERYTHING = {
  ...FAULTS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const only = (values: readonly string[]) => ({ ...FAULTS, runOnly: { type: 'rule', values } });
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const OF_PARTS = [...OF_COLOURS, 'target-size', 'scrollable-region-focusable'];
const COLOURS = only(OF_COLOURS);
/** Checks that need a rendered part of a page. */
const DRAWN_PART = only(OF_PARTS);
/** The same, and checks that need a whole document. */
const DRAWN = only([
  ...OF_PARTS,
  'region',
  'bypass',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'meta-viewport',
]);

async function expectNoViolations(page: Page, options: object, within?: string) {
  if (!(await evaluate<boolean>(page, `'axe' in window`))) await evaluate(page, AXE);
  const given = JSON.stringify([within ?? null, options]);
  const { violations } = await evaluate<AxeResults>(
    page,
    `(${runAxe.toString()})(${settle.toString()}, ...${given})`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html.slice(0, 200)}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** In the page. */
async function runAxe(settled: () => Promise<void>, within: string | null, options: object) {
  await settled();
  const position = scrollY;
  // Half hidden behind the sticky header, a button would be too small for axe.
  scrollTo({ top: 0, behavior: 'instant' });
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const results = await axe.run(within ?? document, options);
  scrollTo({ top: position, behavior: 'instant' });
  return results;
}

/** WCAG 2.2 up to AA, as far as it can be automated. */
export const expectNoAxeViolations = (page: Page, except: readonly string[] = []) =>
  expectNoViolations(page, { ...EVERYTHING, rules: rulesWithout(except) });

/** For pages whose structure is checked more cheaply elsewhere; if the frame was checked already, a part is enough. */
export const expectNoDrawnViolations = (page: Page, within?: string) =>
  expectNoViolations(page, within ? DRAWN_PART : DRAWN, within);

const rulesWithout = (except: readonly string[]) =>
  Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));

/** The same page in the dark theme, where only colours can differ; it is switched back afterwards. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    await expectNoViolations(page, COLOURS);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/**
 * Waits until no colour transition is running: one that ends may start another where the colour is inherited.
 * Elements that are not rendered never finish by themselves; when they are made to, they may still be listed.
 */
async function settle(): Promise<void> {
  const underWay = () =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && one.playState === 'running');
  for (let changes = underWay(); changes.length > 0; changes = underWay()) {
    const ending = setTimeout(() => changes.forEach((one) => one.finish()), 5_000);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    clearTimeout(ending);
    // Without a turn of the event loop, the page could not change any more.
    await new Promise((next) => setTimeout(next));
  }
}

/** Names the elements that overflow, if any; scripts react to a new width a moment later. */
export async function expectNoSidewaysScroll(page: Page) {
  const sticking = () => evaluate<string[]>(page, `(${findOverflowing.toString()})()`);
  const message = `wider than the window at ${page.url()}`;
  await expect.poll(sticking, { message, timeout: 5_000 }).toEqual([]);
}

function findOverflowing(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .slice(-5)
    .map((element) => element.outerHTML.slice(0, 120));
}
