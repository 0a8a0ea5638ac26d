/** @module-tag full */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_DOCS } from '#tests/rules/candidate/resume/hostileDoc.ts';
import { HOSTILE_DOCX } from '#tests/rules/candidate/resume/hostileDocx.ts';
import { HOSTILE_PDFS } from '#tests/rules/candidate/resume/hostilePdf.ts';
import { appWithFiles, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { scenario } from '#tests/support/scenario.ts';

const LONGEST_WAIT = 250;
const EVERY = 20;

/** Documents that pass the check of an upload and keep the parser busy. */
const DOCUMENTS: readonly [string, string, () => Buffer][] = [
  ['a Word document', 'cv.docx', HOSTILE_DOCX['an element with a million attributes']!],
  ['an old Word document', 'cv.doc', HOSTILE_DOCS['a text that goes round']!],
  ['a PDF', 'cv.pdf', HOSTILE_PDFS['a page of half a gigabyte of blanks']!],
];

let app: Awaited<ReturnType<typeof appWithFiles>>;
beforeAll(async () => {
  app = await appWithFiles();
});
afterAll(() => app.close());

/** The longest wait for the health check, requested again and again while the work went on. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const answers: Promise<number>[] = [];
  const ask = async () => {
    const began = performance.now();
    const { status } = await app.rest('GET', '/healthz');
    expect(status).toBe(200);
    return performance.now() - began;
  };
  let due = performance.now();
  const timer = setInterval(() => {
    // A delay of the event loop is a delay for the caller as well.
    const late = performance.now() - due;
    answers.push(ask().then((took) => took + late));
    due = performance.now() + EVERY;
  }, EVERY);
  await work().finally(() => clearInterval(timer));
  expect(answers.length).toBeGreaterThan(5);
  return Math.max(...(await Promise.all(answers)));
}

test.each(DOCUMENTS)(
  'the health check responds in time while %s that never ends is uploaded and read',
  async (_what, name, make) => {
    const bytes = make();
    const { seeker } = await scenario(app).seeker();
    const wait = await longestWait(async () => {
      await uploadedResume(app, seeker, bytes, name);
      await app.runTasks();
    });
    expect(wait).toBeLessThan(LONGEST_WAIT);
    const [unread] = await app.sql<{ unread: number }>(
      'select count(*)::int as unread from resumes where text is null',
    );
    expect(unread).toEqual({ unread: 0 });
  },
);
