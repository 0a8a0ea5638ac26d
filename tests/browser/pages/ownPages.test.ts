import { beforeAll, expect, test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import type { Access } from '#client/lib/guard/access.ts';
import { few } from '#tests/support/breadth.ts';
import { Loaded } from '#tests/browser/budget/loaded.ts';
import { newPage } from '#tests/support/browser.ts';
import { addressOf } from './addresses.ts';
import { wrongEnd } from './guards.ts';
import { theMarket, type Market, type VisitorName } from './market.ts';
import { visit } from './visit.ts';
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
  const status = await visit(page, address.path);
  expect([
    ...(status === (line.status ?? 200) ? [] : [`status ${status}`]),
    ...(await wrongEnd(page, address, visitor)),
    ...(await missingParts(page, 'en')),
    ...(await sidewaysScroll(page, few(2, [1440, 360, 768, 320]))),
    ...(await axeViolations(page)),
    ...(visitor === 'guest' ? askedAgain(loaded) : []),
  ]).toEqual([]);
});

/** The document of a public page brings its data along. */
function askedAgain(loaded: Loaded): string[] {
  return loaded.questions.filter((name) => !REPORT.test(name)).map((name) => `asks for ${name}`);
}
