import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { documentText } from '#server/modules/candidate/resume/text/documentText.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { HOSTILE_DOCS } from './hostileDoc.ts';
import { HOSTILE_DOCX } from './hostileDocx.ts';
import { HOSTILE_PDFS } from './hostilePdf.ts';
import { peakDuring, startedByUs } from './memory.ts';

const MB = 1024 * 1024;
/** The text returned is some hundred kilobytes; the rest allows for what the test itself uses. */
const OWN_LIMIT = 32 * MB;
/** Before a document is opened, the process uses 60 MB for Node. */
const READER_LIMIT = 200 * MB;

const KINDS = [
  ['.pdf', HOSTILE_PDFS],
  ['.docx', HOSTILE_DOCX],
  ['.doc', HOSTILE_DOCS],
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(ending: string, bytes: Buffer): Promise<string> {
  const path = join(folder, `given${ending}`);
  await writeFile(path, bytes);
  return path;
}

describe.each(KINDS)(
  'a hostile %s is read or rejected, in constant memory:',
  (ending, documents) => {
    test.each(fewInQuickSuite(1, Object.entries(documents)))('%s', async (_what, make) => {
      const path = await written(ending, make());
      let text: string | null | undefined;
      const { own, started } = await peakDuring(async () => {
        text = await documentText(path, RESUME_MIME_TYPES[ending]);
      });
      expect(text === null || typeof text === 'string').toBe(true);
      expect(own).toBeLessThan(OWN_LIMIT);
      expect(started).toBeLessThan(READER_LIMIT);
      expect(startedByUs()).toEqual([]);
    });
  },
);

test('five at once use no more memory than one', { tags: ['full'] }, async () => {
  const path = await written('.pdf', HOSTILE_PDFS['a page of half a gigabyte of words']!());
  const read = () => documentText(path, RESUME_MIME_TYPES['.pdf']);
  const { own, started } = await peakDuring(() => Promise.all(Array.from({ length: 5 }, read)));
  expect(own).toBeLessThan(OWN_LIMIT);
  expect(started).toBeLessThan(READER_LIMIT);
});
