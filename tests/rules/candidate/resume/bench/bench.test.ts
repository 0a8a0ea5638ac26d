/** @module-tag full */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';
import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { documentText } from '#server/modules/candidate/resume/text/documentText.ts';
import { bundledChromium } from '#tests/support/chromium.ts';
import { SEEN, UNSEEN, type Kind } from './layouts.ts';
import { datesFrom, personFrom, phoneFrom } from './people.ts';
import { scoreOf, type Field, type Scores } from './score.ts';
import { SEEN_WORD, UNSEEN_WORD, type WordKind } from './wordLayouts.ts';

const FONT = new URL(
  '../../../../../node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  import.meta.url,
);
const PEOPLE = 3;
/** The smallest shares that must be read correctly. */
const LEAST: Readonly<Record<Exclude<Field, 'invented'>, number>> = {
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  jobs: 0.93,
  degrees: 0.93,
  skills: 0.93,
};
const MOST_INVENTED = 0.01;

let folder: string;
let browser: Browser;
let font: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-bench-'));
  browser = await chromium.launch({ ...(await bundledChromium()), args: ['--no-sandbox'] });
  const bytes = await readFile(FONT);
  font = `@font-face{font-family:"Anek Devanagari";src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

async function printed(html: string): Promise<string> {
  const path = join(folder, 'resume.pdf');
  const page = await browser.newPage();
  await page.setContent(html);
  await page.addStyleTag({ content: font });
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path, preferCSSPageSize: true });
  await page.close();
  return path;
}

const total: Partial<Scores> = {};

async function measure(
  kind: Kind | WordKind,
  first: number,
  write: (seed: number) => Promise<string | null>,
) {
  const wrong: string[] = [];
  for (let seed = first; seed < first + PEOPLE; seed += 1) {
    const facts = readResume((await write(seed)) ?? '');
    const result = scoreOf(facts, personFrom(seed, kind));
    wrong.push(...result.wrong);
    for (const [field, { right, all }] of Object.entries(result.scores) as [
      Field,
      { right: number; all: number },
    ][]) {
      const sum = (total[field] ??= { right: 0, all: 0 });
      sum.right += right;
      sum.all += all;
    }
  }
  return wrong;
}

const written = (seed: number, isHindi = false, jobs = 0) => {
  const person = personFrom(seed, { jobs, isHindi });
  return { person, dates: datesFrom(seed, isHindi), phone: phoneFrom(seed, person) };
};

describe('resumes of many layouts are read', () => {
  const pdfs = Object.entries({ ...SEEN, ...UNSEEN });
  test.each(pdfs)('a PDF: %s', async (name, kind) => {
    const first = 1_000 + 100 * pdfs.findIndex(([other]) => other === name);
    const wrong = await measure(kind, first, async (seed) => {
      const path = await printed(kind.layout(written(seed, kind.isHindi, kind.jobs)));
      return documentText(path, RESUME_MIME_TYPES['.pdf']);
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThan(PEOPLE * 4);
  });

  const words = Object.entries({ ...SEEN_WORD, ...UNSEEN_WORD });
  test.each(words)('%s', async (name, kind) => {
    const first = 5_000 + 100 * words.findIndex(([other]) => other === name);
    const wrong = await measure(kind, first, async (seed) => {
      const path = join(folder, 'resume.docx');
      await writeFile(path, kind.layout(written(seed, kind.isHindi, kind.jobs)));
      return documentText(path, RESUME_MIME_TYPES['.docx']);
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThan(PEOPLE * 4);
  });

  test('as well as before, in every field', () => {
    const shares = Object.fromEntries(
      Object.entries(total).map(([field, { right, all }]) => [field, right / all]),
    );
    console.log(shares);
    for (const [field, least] of Object.entries(LEAST))
      expect(shares[field], field).toBeGreaterThanOrEqual(least);
    expect(shares.invented).toBeLessThanOrEqual(MOST_INVENTED);
  });
});
