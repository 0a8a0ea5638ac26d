import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

/** Stores a resume as the upload and the reading task leave it. */
async function addResume(app: App, userId: string, text: string | null, name = 'cv.pdf') {
  const now = app.clock.now();
  const [file, resume] = [newId(now.getTime()), newId(now.getTime())];
  await app.sql(
    `insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at)
     values (?, ?, 'resume', ?, 'application/pdf', 10, ?, ?, ?)`,
    [file, userId, name, randomBytes(32), file, now],
  );
  await app.sql(
    'insert into resumes (id, user_id, file_id, text, created_at) values (?, ?, ?, ?, ?)',
    [resume, userId, file, text, now],
  );
  return { id: resume, file };
}

const LIST = '{ viewer { readableResumes { id name } } }';
const READ = `query($id: ID!) { viewer { resumeFindings(resumeId: $id) {
  name email phone education technicalSkills
  jobs { title company from isCurrent source { page line text } } degrees { name to } } } }`;
interface Listed {
  viewer: { readableResumes: { id: string; name: string }[] };
}
interface Read {
  viewer: { resumeFindings: object | null };
}

const TEXT = `Asha Rao
asha@mail.example
+91 98765 43210
Experience
Accountant, Lotus Works\tMay 2021 – Present
\fEducation
B.Tech, University of Pune, 2020
Skills: SQL, Docker`;

test('a resume with text offers its findings', async () => {
  const { app, seeker } = await scenario().seeker();
  const { id } = await addResume(app, seeker.id, TEXT);
  await addResume(app, seeker.id, null, 'scan.pdf');
  await addResume(app, seeker.id, '  ', 'blank.pdf');
  const { viewer } = await seeker.graphql<Listed>(LIST);
  expect(viewer.readableResumes).toEqual([{ id, name: 'cv.pdf' }]);
  expect((await seeker.graphql<Read>(READ, { id })).viewer.resumeFindings).toEqual({
    name: 'Asha Rao',
    email: 'asha@mail.example',
    phone: '9876543210',
    education: 'BACHELOR',
    technicalSkills: ['SQL', 'Docker'],
    jobs: [
      {
        title: 'Accountant',
        company: 'Lotus Works',
        from: '2021-05',
        isCurrent: true,
        source: { page: 1, line: 5, text: 'Accountant, Lotus Works  May 2021 – Present' },
      },
    ],
    degrees: [{ name: 'B.Tech', to: '2020' }],
  });
});

test('another user’s, deleted or unknown resume cannot be read', async () => {
  const { app, seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  const { id, file } = await addResume(app, seeker.id, TEXT);
  const nothing = { viewer: { resumeFindings: null } };
  expect(await other.graphql(READ, { id })).toEqual(nothing);
  expect(await seeker.graphql(READ, { id: 'no-id' })).toEqual(nothing);
  await app.sql('update files set deleted_at = ? where id = ?', [app.clock.now(), file]);
  expect(await seeker.graphql(READ, { id })).toEqual(nothing);
  expect(await seeker.graphql(LIST)).toEqual({ viewer: { readableResumes: [] } });
});

test('a resume says whether it can be read', async () => {
  const { app, seeker } = await scenario().seeker();
  await addResume(app, seeker.id, TEXT);
  await addResume(app, seeker.id, '', 'scan.pdf');
  await addResume(app, seeker.id, null, 'new.pdf');
  const { viewer } = await seeker.graphql<{ viewer: { resumes: object[] } }>(
    '{ viewer { resumes { name isReadable } } }',
  );
  expect(viewer.resumes).toHaveLength(3);
  expect(viewer.resumes).toEqual(
    expect.arrayContaining([
      { name: 'cv.pdf', isReadable: true },
      { name: 'scan.pdf', isReadable: false },
      { name: 'new.pdf', isReadable: null },
    ]),
  );
});

/** Of this thread, in milliseconds. */
async function processorTimeOf(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

test('other requests do not wait while a long resume is read', async () => {
  const { app, seeker } = await scenario().seeker();
  const long = 'Projects\nA: '.repeat(5_000);
  const { id } = await addResume(app, seeker.id, long);
  const read = () => seeker.graphql<Read>(READ, { id });
  expect((await read()).viewer.resumeFindings).not.toBeNull();
  expect(await processorTimeOf(read)).toBeLessThan(
    (await processorTimeOf(() => readResume(long))) / 2,
  );
});
