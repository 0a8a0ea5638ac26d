import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A third of the size of what the package exports as its source, and every page that is looked at has to read it. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; undefined`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page, kept until the page is closed. */
export function debuggerSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Through the debugger's own door, so that the page keeps its Content-Security-Policy while it is looked at. */
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

/** What it finds wrong is all that is read; style sheets were read by the page itself. */
const FAULTS = { resultTypes: ['violations'], preload: false };
const EVERYTHING = {
  ...FAULTS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What can be told only of a page that is drawn, and of a document as a whole. */
const DRAWN = {
  ...FAULTS,
  runOnly: {
    type: 'rule',
    values: [
      'color-contrast',
      'link-in-text-block',
      'target-size',
      'scrollable-region-focusable',
      'region',
      'bypass',
      'landmark-one-main',
      'page-has-heading-one',
      'document-title',
      'html-has-lang',
      'html-lang-valid',
      'meta-viewport',
    ],
  },
};
const COLOURS = {
  ...FAULTS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

async function expectNoViolations(page: Page, options: object, within?: string) {
  await page.evaluate(settle);
  if (!(await evaluate<boolean>(page, `'axe' in window`))) await evaluate(page, AXE);
  const part = within ? JSON.stringify(within) : 'document';
  const run = `axe.run(${part}, ${JSON.stringify(options)})`;
  const { violations } = await evaluate<AxeResults>(page, run);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html.slice(0, 200)}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** WCAG 2.2 up to AA, as far as a machine can tell. */
export const expectNoAxeViolations = (page: Page, except: readonly string[] = []) =>
  expectNoViolations(page, { ...EVERYTHING, rules: rulesWithout(except) });

/** For pages whose structure is looked at where it costs less; of one whose frame has been seen, a part is enough. */
export const expectNoDrawnViolations = (page: Page, within?: string) =>
  expectNoViolations(page, DRAWN, within);

const rulesWithout = (except: readonly string[]) =>
  Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));

/** The same page in the dark, where only colours can differ; it is light again afterwards. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    await expectNoViolations(page, COLOURS);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/**
 * Until no colour is on its way any more: one that arrives may set another going, where it is inherited. What the browser
 * does not draw never arrives by itself.
 */
async function settle(): Promise<void> {
  const underWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (let changes = underWay(); changes.length > 0; changes = underWay()) {
    const ending = setTimeout(() => changes.forEach((one) => one.finish()), 5_000);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    clearTimeout(ending);
  }
}

/** Names the elements that stick out, if any; what follows a new width by script does so a moment later. */
export async function expectNoSidewaysScroll(page: Page) {
  const sticking = () => evaluate<string[]>(page, `(${findSticking.toString()})()`);
  const message = `wider than the window at ${page.url()}`;
  await expect.poll(sticking, { message, timeout: 5_000 }).toEqual([]);
}

function findSticking(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .slice(-5)
    .map((element) => element.outerHTML.slice(0, 120));
}
