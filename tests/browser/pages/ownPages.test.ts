import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import type { Access } from '#client/lib/guard/access.ts';
import { few } from '#tests/support/breadth.ts';
import { Loaded } from '#tests/browser/budget/loaded.ts';
import { newPage } from '#tests/support/browser.ts';
import { addressOf } from './addresses.ts';
import { wrongEnd } from './guards.ts';
import { theMarket, type Market, type VisitorName } from './market.ts';
import { goWithin, visit } from './visit.ts';
import { axeViolations, missingParts, sidewaysScroll } from './whole.ts';

/** Who each page is for. */
const OWN: Record<Access, VisitorName> = {
  public: 'guest',
  login: 'job_seeker',
  job_seeker: 'job_seeker',
  employer: 'employer',
  admin: 'admin',
};
/** That a page is being looked at is reported, and needs no answer. */
const REPORT = /^Record\w+View$/;

let market: Market;

beforeAll(async () => {
  market = await theMarket();
});

const lines = pageLines(true).map((line) => [line.path, line] as const);

test.each(lines)('%s is whole for the people it is for', async (_, line) => {
  const { app, tokens } = market;
  const visitor = OWN[line.access];
  const token = tokens[visitor];
  const address = await addressOf(app, line);
  const page = await newPage({
    baseUrl: app.url,
    profile: visitor,
    ...(token && { token }),
    ...(line.status === 404 && { expectedProblems: [/status of 404/] }),
  });
  const loaded = new Loaded(page);
  const expectedStatus = line.status ?? 200;
  // Only public pages have their content in the document. A member follows links; the full suite opens documents, too.
  const wasOpen = page.url().startsWith(app.url);
  const status = wasOpen && visitor !== 'guest'
    ? await goWithin(page, address.path).then(() => expectedStatus)
    : await visit(page, address.path);
  expect([
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    ...(await wrongEnd(page, address, visitor)),
    ...(await missingParts(page, 'en')),
    ...(await sidewaysScroll(page, few(2, widths(page)))),
    ...(await axeViolations(page, wasOpen ? '#main' : undefined)),
    ...(visitor === 'guest' ? askedAgain(loaded) : []),
  ]).toEqual([]);
});

/** The document of a public page brings its data along. */
function askedAgain(loaded: Loaded): string[] {
  return loaded.questions.filter((name) => !REPORT.test(name)).map((name) => `asks for ${name}`);
}

/** The page has one of the widths already, and needs a new layout for the other only. */
function widths(page: Page): number[] {
  const current = page.viewportSize()?.width;
  return current === 360 ? [360, 1440, 768, 320] : [1440, 360, 768, 320];
}
