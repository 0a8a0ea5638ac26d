import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { readResume } from '#schema/profile/resume/readResume.ts';
import { documentText } from '#server/modules/candidate/resume/text/documentText.ts';
import { appWithFiles, resumesOf } from '#tests/server/file/uploadApp.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { drawDocuments } from '#tests/support/drawnDocuments.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let folder: string;
beforeAll(async () => {
  app = await appWithFiles();
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-made-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const JOBS = [
  {
    title: 'वरिष्ठ लेखाकार',
    company: 'शर्मा ट्रेडर्स',
    place: 'पुणे',
    from: '2021-06',
    isCurrent: true,
    summary: 'हर महीने रिटर्न तैयार किए\nTally में हिसाब रखा',
  },
  {
    title: 'Accountant',
    company: 'Lotus Works',
    place: 'Nagpur',
    from: '2019-01',
    to: '2021-05',
  },
];
const DEGREE = {
  qualification: 'BACHELOR',
  name: 'B.Com',
  field: 'Accounting',
  institution: 'Osmania University',
  from: '2015',
  to: '2018',
  grade: '72%',
};
const SAVE = `mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }`;
const MAKE = `query($input: ResumeDocumentInput!) { viewer { resumeDocument(input: $input) } }`;
const STORE = `mutation($input: ResumeDocumentInput!) { storeResumeDocument(input: $input) { viewer { resumes { name } } } }`;

async function withCareer() {
  const { seeker } = await scenario(app).seeker();
  const career = { jobs: JOBS, degrees: [DEGREE], languages: [{ name: 'Hindi', level: 'NATIVE' }] };
  const technicalSkills = ['Tally Prime'];
  await seeker.graphql(SAVE, { input: { phone: '9876543210', technicalSkills, career } });
  return seeker;
}

test('a resume made from a profile is stored like an uploaded one, by its owner only', async () => {
  const seeker = await withCareer();
  const input = { language: 'EN', showPhone: false, showEmail: true };
  await seeker.graphql(STORE, { input });
  const [stored, ...others] = await resumesOf(seeker);
  expect(stored).toMatchObject({ isDefault: true });
  expect(stored?.name).toMatch(/\.pdf$/);
  expect(others).toEqual([]);
  const { employer } = await scenario(app).employer();
  await expect(employer.graphql(MAKE, { input })).toFailWith('FORBIDDEN');
  await expect(employer.graphql(STORE, { input })).toFailWith('FORBIDDEN');
});

test.each(fewInQuickSuite(1, ['HI', 'EN']))(
  'a resume made from a profile says the same, in %s',
  async (language) => {
    drawDocuments();
    const seeker = await withCareer();
    const input = { language, showPhone: true, showEmail: false };
    const { viewer } = await seeker.graphql<{ viewer: { resumeDocument: string } }>(MAKE, {
      input,
    });
    const path = join(folder, 'made.pdf');
    await writeFile(path, Buffer.from(viewer.resumeDocument, 'base64'));
    const found = readResume((await documentText(path, RESUME_MIME_TYPES['.pdf'])) ?? '');
    expect(found.phone).toBe('9876543210');
    expect(found.email).toBeUndefined();
    expect(found.technicalSkills).toEqual(['Tally Prime']);
    expect(found.jobs).toMatchObject(JOBS);
    expect(found.degrees).toMatchObject([{ ...DEGREE, qualification: 'bachelor' }]);
    expect(found.languages).toMatchObject([{ name: 'Hindi', level: 'native' }]);
  },
);

test('no resume is made from a profile without entries, or with letters that a PDF cannot show', async () => {
  const { seeker } = await scenario(app).seeker();
  const input = { language: 'EN', showPhone: true, showEmail: true };
  for (const call of [MAKE, STORE])
    await expect(seeker.graphql(call, { input })).toBreakRule('resume.document.empty');
  const summary = '➢ Kept accounts – 5 → 7 clients 😀';
  await seeker.graphql(SAVE, { input: { career: { jobs: [{ ...JOBS[1], summary }] } } });
  await seeker.graphql(STORE, { input });
  await seeker.graphql(SAVE, { input: { headline: 'கணக்காளர் – Accountant' } });
  await expect(seeker.graphql(MAKE, { input })).rejects.toMatchObject({
    message: expect.stringContaining('க, ண'),
    extensions: { rule: 'resume.document.letters' },
  });
});
