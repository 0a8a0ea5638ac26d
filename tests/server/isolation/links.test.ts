import { beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { appWithFiles, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { deleteJob } from '#tests/server/job/own/jobCalls.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { answerTo, masked } from './answers.ts';
import { linkFaults, linksOf, shownTo } from './fileProbes.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let employer: Employer;
let applicant: Person;
/** The resume that the applicant has applied with. */
let resume: { id: string; url: string };
let application: string;

beforeAll(async () => {
  app = await appWithFiles();
  ({ employer, applicant } = await scenario(app).employer().seeker({ as: 'applicant' }));
  const { fileId, fileUrl } = await uploadedResume(app, applicant);
  resume = { id: fileId, url: fileUrl };
  const job = await addJob(app, employer.company!.id);
  application = (await apply(applicant, job, { resume: fileId })).id;
});

/** What two links to the same resume return: one to download it, one to display it. */
async function linksFor(who: Person, id: string): Promise<string[]> {
  const { resume, resumeShownUrl } = await shownTo(who, id);
  return [resume.url, resumeShownUrl];
}

const statuses = async (links: readonly string[]) =>
  Promise.all(links.map(async (link) => (await answerTo(app.url + link)).status));

async function sent() {
  const job = await addJob(app, employer.company!.id);
  const { seeker } = await scenario(app).seeker();
  const { fileId } = await uploadedResume(app, seeker);
  return { job, seeker, fileId, id: (await apply(seeker, job, { resume: fileId })).id };
}

test('a link to a resume ends when the job is deleted', async () => {
  const { job, id, seeker } = await sent();
  const links = await linksFor(employer, id);
  const own = await linksFor(seeker, id);
  expect(await statuses([...links, ...own])).toEqual([200, 200, 200, 200]);
  await deleteJob(employer, job.id);
  expect(await statuses([...links, ...own])).toEqual([404, 404, 200, 200]);
});

test('a link to a resume ends when the employer leaves the company', async () => {
  const { id } = await sent();
  const colleague = await colleagueOf(app, employer);
  const links = await linksFor(colleague, id);
  expect(await statuses(links)).toEqual([200, 200]);
  await app.sql('delete from company_members where user_id = ?', [colleague.id]);
  expect(await statuses(links)).toEqual([404, 404]);
});

test('a link to a resume ends when the account it was made for is suspended or deleted', async () => {
  const { id } = await sent();
  const colleague = await colleagueOf(app, employer);
  const links = await linksFor(colleague, id);
  const become = (status: string, until: Date | null = null) =>
    app.sql('update users set status = ?, suspended_until = ? where id = ?', [
      status,
      until,
      colleague.id,
    ]);
  const now = app.clock.now().getTime();
  for (const [status, until] of [
    ['inactive', null],
    ['suspended', null],
    ['suspended', new Date(now + 60_000)],
  ] as const) {
    await become(status, until);
    expect(await statuses(links)).toEqual([404, 404]);
  }
  await become('suspended', new Date(now));
  expect(await statuses(links)).toEqual([200, 200]);
  await app.sql(`update users set status = 'active' where id = ?`, [colleague.id]);
  expect(await statuses(links)).toEqual([200, 200]);
  await app.sql('update users set deleted_at = now() where id = ?', [colleague.id]);
  expect(await statuses(links)).toEqual([404, 404]);
});

test("a link to a resume ends when the applicant's account is deleted", async () => {
  const { id, seeker, fileId } = await sent();
  const links = [...(await linksFor(employer, id)), ...(await linksFor(seeker, id))];
  await seeker.graphql(
    'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
    { input: { confirmation: 'DELETE', password: seeker.password } },
  );
  expect(await statuses(links)).toEqual([404, 404, 404, 404]);
  const [first = ''] = links;
  const nowhere = first.replace(fileId, employer.id);
  expect(masked(await answerTo(app.url + first), fileId)).toBe(
    masked(await answerTo(app.url + nowhere), employer.id),
  );
});

test('an application gives no access to a resume it was not sent with', async () => {
  const { id } = await sent();
  const [link = ''] = await linksFor(employer, id);
  const other = link.replace(/uploads\/[\w-]+/, `uploads/${resume.id}`);
  expect(await statuses([other])).toEqual([404]);
});

test('every link expires after five minutes', async () => {
  const links = await linksOf({ employer, applicant, resume }, application);
  expect(new Set(await statuses(links.map(({ url }) => url)))).toEqual(new Set([200]));
  app.clock.forward({ minutes: 5, seconds: 1 });
  for (const who of [employer, applicant, { token: null }])
    expect(await linkFaults(app, links, who)).toEqual([]);
});
