import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { theMarket } from './market.ts';
import { visit } from './visit.ts';

const looks = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(node);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Highlight';
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { isHighlighted: backgroundColor === highlight, outlineStyle };
  });

test('a contrast theme of the system shows which view and which suggestion is chosen', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/browse-jobs');
  const view = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  expect((await looks(view('Grid'))).isHighlighted).toBe(true);
  expect((await looks(view('List'))).isHighlighted).toBe(false);

  await page.getByRole('combobox', { name: 'What' }).pressSequentially('exec');
  const suggestions = page.getByRole('listbox').getByRole('option');
  await suggestions.first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  const look = { isHighlighted: true, outlineStyle: 'solid' };
  await expect.poll(() => looks(chosen)).toEqual(look);
});
