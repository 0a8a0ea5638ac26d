import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { QUIET_AFTER_MS } from '#client/lib/document/whenQuiet.ts';
import type { Access } from '#client/lib/guard/access.ts';
import type { PageLine } from '#client/lib/page.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { newPage } from '#tests/support/browser.ts';
import { pagesAmong, pageSource } from '#tests/browser/budget/built.ts';
import { Loaded } from '#tests/browser/budget/loaded.ts';
import { SCRIPT_BUDGETS, scriptComplaints } from '#tests/browser/budget/scriptBudget.ts';
import { STEADY, watch, type Seen } from '#tests/browser/budget/slowPhone.ts';
import { addressOf } from './addresses.ts';
import { wrongEnd } from './guards.ts';
import { theMarket, type VisitorName } from './market.ts';
import { goWithin, visit } from './visit.ts';
import { axeViolations, missingParts, sidewaysScroll } from './pageChecks.ts';

/** The users each page is for. */
const OWN: Record<Access, VisitorName> = {
  public: 'guest',
  login: 'job_seeker',
  job_seeker: 'job_seeker',
  employer: 'employer',
  admin: 'admin',
};
/** Recording a page view needs no response. */
const REPORT = /^Record\w+View$/;
/** Its address is a secret, so the server neither reads nor keeps what it shows. */
const READ_IN_THE_BROWSER = 'InvitationPage';

/** Collected in a visitor's tab from its first page to its last. */
interface PageWatch {
  loaded: Loaded;
  seen: () => Promise<Seen>;
}

const followed = new WeakMap<Page, PageWatch>();
const shown = new WeakMap<Page, string>();

async function follow(page: Page): Promise<PageWatch> {
  const known = followed.get(page);
  if (!known) await page.addInitScript(skipIdleLoading, QUIET_AFTER_MS);
  const one = known ?? { loaded: new Loaded(page), seen: await watch(page) };
  followed.set(page, one);
  one.loaded.empty();
  return one;
}

/** A page that has been quiet for a while loads what may be needed soon; on a busy machine that may be before it is checked. */
function skipIdleLoading(quiet: number): void {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, delay?: number) =>
    delay === quiet ? 0 : later(work, delay)) as typeof setTimeout;
}

/** Visits the page as its intended visitor, in that visitor's open tab, and expects no problems. */
export async function expectNoProblems(line: PageLine): Promise<void> {
  const { app, tokens } = await theMarket();
  const visitor = OWN[line.access];
  const token = tokens[visitor];
  const address = await addressOf(app, line);
  const page = await newPage({
    baseUrl: app.url,
    profile: visitor,
    // Guests come with a phone; the others work at a desktop.
    width: visitor === 'guest' ? 360 : 1440,
    ...(token && { token }),
    ...(line.status === 404 && { expectedProblems: [/status of 404/] }),
  });
  const { loaded, seen } = await follow(page);
  const wasOpen = page.url().startsWith(app.url);
  const sharesHeading = shown.get(page) === line.page;
  shown.set(page, line.page);
  const expectedStatus = line.status ?? 200;
  // Only public pages have their content in the document. Members follow links; the full suite opens every document.
  const status =
    wasOpen && visitor !== 'guest'
      ? await goWithin(page, address.path, sharesHeading).then(() => expectedStatus)
      : await visit(page, address.path);
  expect([
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    ...(visitor === 'guest' ? [...askedAgain(loaded), ...foreignCode(loaded, line)] : []),
    ...(address.path in SCRIPT_BUDGETS
      ? await scriptComplaints(app.url, address.path, loaded)
      : []),
    ...(await wrongEnd(page, address, visitor)),
    ...(await missingParts(page, 'en')),
    ...(visitor === 'guest' ? await shifts(page, seen) : []),
    ...(await sidewaysScroll(page, fewInQuickSuite(2, widths(page)))),
    // Header and footer are the same on all pages; a dialog lies outside the main element.
    ...(await axeViolations(page, wasOpen && !line.opens ? '#main' : undefined)),
  ]).toEqual([]);
}

/** The document of a public page includes its data. */
function askedAgain(loaded: Loaded): string[] {
  return loaded.questions
    .filter((name) => !REPORT.test(name) && name !== READ_IN_THE_BROWSER)
    .map((name) => `asks for ${name}`);
}

function foreignCode(loaded: Loaded, line: PageLine): string[] {
  return pagesAmong(loaded.scripts)
    .filter((source) => source !== pageSource(line))
    .map((source) => `loads ${source}`);
}

/** Content that shifts while the page loads moves away from under a finger. */
async function shifts(page: Page, seen: PageWatch['seen']): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { shift } = await seen();
  return shift > STEADY ? [`moves by ${shift}`] : [];
}

/** The page already has one of the two widths and needs a new layout for the other only. */
function widths(page: Page): number[] {
  const [current, other] = page.viewportSize()?.width === 360 ? [360, 1440] : [1440, 360];
  return [current, other, 768, 320];
}
