import { newPage } from '#tests/support/browser.ts';
import { addressesOf } from './addresses.ts';
import { isAllowed, wrongEnd } from './guards.ts';
import { theMarket, type VisitorName } from './market.ts';
import { pageComplaints } from './pageComplaints.ts';
import { visit } from './visit.ts';
import { axeViolations, darkViolations, missingParts, sidewaysScroll } from './whole.ts';

/** Through every line of the router's list, each opened as a document; what is wrong, named by its address. */
export async function walk(visitor: VisitorName): Promise<string[]> {
  const { app, tokens } = await theMarket();
  const token = tokens[visitor];
  // Guests come with a phone, the others work at a desk; every page is measured at all widths.
  const [width, ...otherWidths] = visitor === 'guest' ? [360, 320, 1440] : [1440, 360, 320];
  const page = await newPage({
    baseUrl: app.url,
    width: width!,
    ...(token && { token }),
    expectedProblems: [/./],
  });
  const complaints = pageComplaints(page);
  const seen = new Set<string>();
  const findings: string[] = [];
  for (const address of await addressesOf(app)) {
    const { line, path } = address;
    const found: string[] = [];
    await page.setViewportSize({ width: width!, height: 900 });
    try {
      const status = await visit(page, path);
      if (status !== (line.status ?? 200)) found.push(`status ${status}`);
      found.push(...(await wrongEnd(page, address, visitor)));
      found.push(...(await missingParts(page, 'en')));
      found.push(...(await sidewaysScroll(page, [width!, ...otherWidths])));
      // Whoever is sent away sees a page that has been looked at already, and what guests see others see too.
      const isNews = isAllowed(line, visitor) && (visitor === 'guest' || line.access !== 'public');
      if (isNews) found.push(...(await axeViolations(page)));
      if (isNews && !seen.has(line.page)) found.push(...(await darkViolations(page)));
      seen.add(line.page);
    } catch (error) {
      found.push(String(error));
    }
    findings.push(...[...found, ...complaints()].map((text) => `${path}: ${text}`));
  }
  return findings;
}
