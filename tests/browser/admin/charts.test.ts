/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { theMarket } from '#tests/browser/pages/market.ts';
import { newPage } from '#tests/support/browser.ts';

const SAMPLES = ['Which categories grow?', 'What are months made of?', 'Where are the jobs?'];

async function samples(theme: 'light' | 'dark', width = 1440): Promise<Page> {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url, theme, width });
  await page.goto('/dev/ui', { waitUntil: 'networkidle' });
  await figure(page, SAMPLES[0]!).waitFor();
  return page;
}

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

async function pictureOf(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `PNG: ${name}` }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test.for(['light', 'dark'] as const)(
  'a chart is saved as a picture of twice its size, in the %s theme',
  async (theme) => {
    const page = await samples(theme);
    for (const name of SAMPLES) {
      const box = (await figure(page, name).locator('svg[data-facts]').boundingBox())!;
      const picture = await pictureOf(page, name);
      expect(picture.name).toMatch(/^[a-z-]+\.png$/);
      const image = sharp(picture.file);
      const { width, height } = await image.metadata();
      expect(width).toBe(Math.round((box.width + 48) * 2));
      expect(height).toBeGreaterThan((box.height + 48) * 2);
      const { entropy, dominant } = await image.stats();
      expect(entropy, 'not blank').toBeGreaterThan(0.3);
      const lightness = (dominant.r + dominant.g + dominant.b) / 3;
      expect(theme === 'light' ? lightness : 255 - lightness).toBeGreaterThan(200);
    }
  },
);

test('the exported image has the legend’s colours, the textures and the question', async () => {
  const page = await samples('light');
  const { file } = await pictureOf(page, 'What are months made of?');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
  const wanted = await figure(page, 'What are months made of?')
    .locator('svg[data-facts] rect[class*="fill-chart-"]')
    .evaluateAll((bars) => {
      const context = document.createElement('canvas').getContext('2d')!;
      const fills = new Set(bars.map((bar) => getComputedStyle(bar).fill));
      return [...fills].map((fill) => {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
      });
    });
  expect(wanted).toHaveLength(5);
  for (const colour of wanted) expect(colours).toContain(colour);
});

test('arrow keys move through a chart and Escape closes its tooltip', async () => {
  const page = await samples('light');
  const chart = figure(page, 'Which categories grow?');
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  const said = chart.getByRole('status');
  await expect.poll(() => said.textContent()).toMatch(/^Jan 2024, Information technology/);
  expect(await chart.locator('.shadow-float').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => chart.locator('.shadow-float').count()).toBe(0);
});

test.for([320, 360, 768])('at %s px every chart stays on the screen', async (width) => {
  const page = await samples('dark', width);
  const wide = await page
    .locator('figure svg[data-facts]')
    .evaluateAll((drawings) =>
      drawings
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
    );
  expect(wide).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the front page loads no chart code', async () => {
  const { app } = await theMarket();
  const page = await newPage({ baseUrl: app.url });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // The scripts load when the page is first used.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.filter((text) => text.includes('data-facts'))).toEqual([]);
});
