import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = '.cache/failures';
const LONGEST_NAME = 80;
let number = 0;

/** Saves a screenshot of the page and a trace; returns where they are, for the failure message. */
export async function keepEvidence(page: Page, { name }: { name: string }): Promise<string> {
  number += 1;
  const words = name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, LONGEST_NAME);
  const folder = join(FOLDER, `${words}-${process.pid}-${number}`);
  await mkdir(folder, { recursive: true });
  const picture = join(folder, 'page.png');
  const trace = join(folder, 'trace.zip');
  await page.screenshot({ path: picture }).catch(() => {});
  await page.context().tracing.stopChunk({ path: trace });
  return `\nAt ${page.url()}\nPicture: ${picture}\nTrace: ${trace} (npx playwright-core show-trace)`;
}
