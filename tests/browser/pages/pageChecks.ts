import type { Page } from 'playwright-core';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import {
  expectNoAxeViolations,
  expectNoDrawnViolations,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
} from '#tests/support/pageChecks.ts';

/** The requirements of every page. */
export async function missingParts(page: Page, lang: string): Promise<string[]> {
  const found = await page.evaluate(async () => {
    // After a redirect, the address may change a moment before the page is rendered.
    const end = performance.now() + 3_000;
    while (!document.querySelector('h1') && performance.now() < end)
      await new Promise((next) => requestAnimationFrame(next));
    return {
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      title: document.title.trim(),
      lang: document.documentElement.lang,
      descriptions: document.querySelectorAll('meta[name=description]').length,
    };
  });
  const missing: string[] = [];
  const headings = found.headings.filter((text) => text.trim() !== '');
  if (headings.length !== 1) missing.push(`${headings.length} h1: ${headings.join(' | ')}`);
  if (!found.title) missing.push('no title');
  if (found.lang !== lang) missing.push(`lang is "${found.lang}"`);
  if (found.descriptions > 1) missing.push('two descriptions');
  return missing;
}

export async function sidewaysScroll(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sticking = await failureOf(expectNoSidewaysScroll(page));
    found.push(...sticking.map((text) => `wider than ${width}: ${text}`));
  }
  return found;
}

/** The structure of each page is checked in tests/client, and in the full suite here as well. */
export const axeViolations = (page: Page, within?: string) =>
  failureOf(isFullSuite ? expectNoAxeViolations(page) : expectNoDrawnViolations(page, within));

export async function darkViolations(page: Page): Promise<string[]> {
  const found = await failureOf(expectReadableInTheDark(page));
  return found.map((text) => `dark: ${text}`);
}

/** Returns a failing check's problems as a list, so that one page's problems do not hide the next one's. */
async function failureOf(check: Promise<void>): Promise<string[]> {
  try {
    await check;
    return [];
  } catch (error) {
    const { actual } = error as { actual?: unknown };
    return Array.isArray(actual) ? actual.map(String) : [String(error)];
  }
}
