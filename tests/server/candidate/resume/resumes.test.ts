import { beforeAll, describe, expect, test } from 'vitest';
import { readResume } from '#server/modules/candidate/resume/readResume.service.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { wordDocument } from '#tests/rules/candidate/resume/wordDocument.ts';
import { docx, doc, pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, resumesOf, upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let seeker: Person;

beforeAll(async () => {
  app = await appWithFiles();
});

const somebody = async () => ({ seeker } = await scenario(app).seeker()).seeker;
const change = (verb: string, id: string, who: Person = seeker) =>
  who.graphql(
    `mutation($input: ResumeInput!) { ${verb}(input: $input) { viewer { resumes { id isDefault } } } }`,
    { input: { id } },
  );
const kept = async () =>
  (await resumesOf(seeker)).map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

// These run first: the task reads every waiting resume, each in a separate process.
describe('the text of a resume', () => {
  const textOf = async (id: string) => {
    const [row] = await app.sql<{ text: string }>('select text from resumes where id = ?', [id]);
    return row?.text;
  };

  const FILES = [
    ['cv.docx', () => docx('Ten years of welding')],
    ['cv.pdf', () => pdf('Ten years of welding')],
    ['cv.doc', () => wordDocument('Ten years of welding')],
  ] as const;

  test.each(fewInQuickSuite(1, FILES))('is extracted from %s by a task', async (name, bytes) => {
    await somebody();
    const { fileId } = await uploadedResume(app, seeker, bytes(), name);
    await app.runTasks();
    expect(await textOf(fileId)).toContain('Ten years of welding');
  });

  test('is empty if the document contains none', async () => {
    await somebody();
    const { fileId } = await uploadedResume(app, seeker, doc(), 'cv.doc');
    await readResume(app.services, fileId);
    expect(await textOf(fileId)).toBe('');
  });
});

describe('resumes', () => {
  test('are limited to five, and the first is the default', async () => {
    await somebody();
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
      await uploadedResume(app, seeker, pdf(), name);
    const { body } = await upload(app, seeker, 'resume', pdf());
    expect(body.message).toBe('You can keep up to 5 resumes. Delete one to add another.');
    await expect(upload(app, seeker, 'resume', pdf())).toBreakRule('resume.add.limit');
    expect(await kept()).toEqual(['1.pdf*', '5.pdf', '4.pdf', '3.pdf', '2.pdf']);
    expect((await upload(app, seeker, 'file', pdf())).status).toBe(201);
  });

  test('stay limited to five when ten are uploaded at once', async () => {
    await somebody();
    await Promise.all(Array.from({ length: 10 }, () => upload(app, seeker, 'resume', pdf())));
    expect(await kept()).toHaveLength(5);
    expect((await kept()).filter((name) => name.endsWith('*'))).toHaveLength(1);
  });

  test('always have one default, and a deletion can be undone', async () => {
    await somebody();
    const [first, second, third] = [
      await uploadedResume(app, seeker, pdf(), '1.pdf'),
      await uploadedResume(app, seeker, pdf(), '2.pdf'),
      await uploadedResume(app, seeker, pdf(), '3.pdf'),
    ];
    await change('setDefaultResume', second.fileId);
    expect(await kept()).toEqual(['2.pdf*', '3.pdf', '1.pdf']);
    await change('deleteResume', second.fileId);
    expect(await kept()).toEqual(['3.pdf*', '1.pdf']);
    await change('restoreResume', second.fileId);
    expect(await kept()).toEqual(['3.pdf*', '2.pdf', '1.pdf']);
    for (const { fileId } of [first, second, third]) await change('deleteResume', fileId);
    expect(await kept()).toEqual([]);
    await change('restoreResume', third.fileId);
    expect(await kept()).toEqual(['3.pdf*']);
  });

  test('of another user are unknown', async () => {
    await somebody();
    const { fileId } = await uploadedResume(app, seeker);
    const { other } = await scenario(app).seeker({ as: 'other' });
    for (const verb of ['setDefaultResume', 'deleteResume', 'restoreResume'])
      await expect(change(verb, fileId, other)).toFailWith('NOT_FOUND');
    await expect(change('deleteResume', 'nonsense')).toFailWith('NOT_FOUND');
    expect(await kept()).toEqual(['cv.pdf*']);
  });
});
