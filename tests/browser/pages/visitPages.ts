import type { Page } from 'playwright-core';
import { newPage } from '#tests/support/browser.ts';
import { addressesOf, type Address } from './addresses.ts';
import { endOf, wrongEnd } from './guards.ts';
import { theMarket, type VisitorName } from './market.ts';
import { pageComplaints } from './pageComplaints.ts';
import { visit } from './visit.ts';
import { axeViolations, darkViolations, missingParts, sidewaysScroll } from './pageChecks.ts';

/** Tabs in parallel: while one waits for a response, another renders. */
const TABS = 3;

/** Opens every entry of the page list as a document. Problems are named by address. */
export async function walk(visitor: VisitorName): Promise<string[]> {
  const { app, tokens } = await theMarket();
  const token = tokens[visitor];
  const first = await newPage({
    baseUrl: app.url,
    ...(token && { token }),
    expectedProblems: [/./],
  });
  const waiting = await addressesOf(app);
  /** Pages in the dark theme, and the destinations of redirected visitors. */
  const seen = new Set<string>();
  const findings: string[] = [];
  const work = async (page: Page) => {
    const complaints = pageComplaints(page);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path } = next;
      const found = await inspect(page, next, visitor, seen).catch((error) => [String(error)]);
      findings.push(...[...found, ...complaints()].map((text) => `${path}: ${text}`));
    }
  };
  const more = Array.from({ length: TABS - 1 }, () => first.context().newPage());
  await Promise.all([first, ...(await Promise.all(more))].map(work));
  return findings;
}

async function inspect(page: Page, address: Address, visitor: VisitorName, seen: Set<string>) {
  const { line, path } = address;
  // Guests come with a phone, the others work at a desktop. Every page is measured at all widths.
  const widths = visitor === 'guest' ? [360, 320, 1440] : [1440, 360, 320];
  await page.setViewportSize({ width: widths[0]!, height: 900 });
  const status = await visit(page, path);
  const found = [
    ...(status === (line.status ?? 200) ? [] : [`status ${status}`]),
    ...(await wrongEnd(page, address, visitor)),
  ];
  const end = endOf(line, visitor);
  // Many addresses redirect to the same page.
  if (end !== 'stays' && seen.has(end)) return found;
  seen.add(end);
  found.push(...(await missingParts(page, 'en')), ...(await sidewaysScroll(page, widths)));
  // Other visitors see what guests see, and every page is checked under its own address.
  if (end !== 'stays' || (visitor !== 'guest' && line.access === 'public')) return found;
  found.push(...(await axeViolations(page)));
  if (seen.has(line.page)) return found;
  seen.add(line.page);
  return [...found, ...(await darkViolations(page))];
}
