/** @module-tag full */
import { expect, test } from 'vitest';
import { pathInLocale } from '#client/lib/locale.ts';
import { newPage } from '#tests/support/browser.ts';
import { addressesOf } from './addresses.ts';
import { theMarket } from './market.ts';
import { pageComplaints } from './pageComplaints.ts';
import { visit } from './visit.ts';
import { axeViolations, missingParts, sidewaysScroll } from './pageChecks.ts';

/** Entries that share a page file differ only in a heading, so each file is checked closely once. */
test.each(['hi', 'es'] as const)(
  'every public page is complete in %s',

  async (locale) => {
    const { app } = await theMarket();
    const page = await newPage({
      baseUrl: app.url,
      locale,
      width: 360,
      expectedProblems: [/./],
    });
    const complaints = pageComplaints(page);
    const seen = new Set<string>();
    const findings: string[] = [];
    for (const { line, path } of await addressesOf(app)) {
      if (line.access !== 'public') continue;
      const address = pathInLocale(locale, path);
      await visit(page, address);
      const found = [
        ...(await missingParts(page, locale)),
        ...(await sidewaysScroll(page, [320, 360])),
        ...(seen.has(line.page) ? [] : await axeViolations(page)),
      ];
      seen.add(line.page);
      findings.push(...[...found, ...complaints()].map((text) => `${address}: ${text}`));
    }
    expect(findings).toEqual([]);
  },
);
