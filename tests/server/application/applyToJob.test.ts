import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { colleague, moveToAnotherCompany } from '#tests/server/team/teamWorld.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { addMember, addJob, type JobDetails } from '#tests/support/rows.ts';
import { applicationsOf, apply } from './applicationCalls.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let seeker: Person;
let employer: Employer;

beforeAll(async () => {
  app = await appWithFiles();
  ({ seeker, employer } = await scenario(app).seeker().employer());
});

const newJob = (details: JobDetails = {}) => addJob(app, employer.company!.id, details);
const somebody = async (details: object = {}) => (await scenario(app).seeker(details)).seeker;
const bytesOf = async (path: string) =>
  Buffer.from(await (await fetch(app.url + path)).arrayBuffer());

describe('an application', () => {
  test('is sent with one click, filled in from the account and the stored resume', async () => {
    const job = await newJob();
    const { fileId } = await uploadedResume(app, seeker);
    const sent = await apply(seeker, job, { resume: fileId });
    expect(sent).toMatchObject({
      status: 'PENDING',
      name: 'Asha Rao',
      email: seeker.email,
      coverLetter: '',
      resume: { id: fileId, name: 'cv.pdf' },
      events: [{ kind: 'APPLIED' }],
      job: { id: job.id, applicationsCount: 1, myApplication: { id: sent.id } },
    });
    expect((await applicationsOf(seeker)).nodes).toMatchObject([{ id: sent.id }]);
  });

  test('contains what was typed, and accepts the link of an upload too', async () => {
    const who = await somebody();
    const { body } = await upload(app, who, 'file', pdf());
    const sent = await apply(who, await newJob(), {
      name: ' Asha  K Rao ',
      email: 'Asha.Rao@mail.example',
      phone: '+91 98765 43210',
      coverLetter: 'I would\r\nlike to.',
      expectedSalary: '12 LPA',
      resume: `${app.url}${body.fileUrl}`,
    });
    expect(sent).toMatchObject({
      name: 'Asha K Rao',
      email: 'asha.rao@mail.example',
      coverLetter: 'I would\nlike to.',
      expectedSalary: '12 LPA',
      resume: { id: body.fileId },
    });
  });

  test('notifies everyone concerned, once', async () => {
    const { other } = await scenario(app).employer({ as: 'other', company: null });
    await addMember(app, employer.company!.id, other.id);
    const who = await somebody();
    const job = await newJob({ title: 'Staff Nurse' });
    await apply(who, job);
    for (const { id, email } of [employer, other]) {
      const rows = await app.sql(
        `select 1 from notifications where user_id = ? and kind = 'application_received' and data ->> 'jobId' = ?`,
        [id, job.id],
      );
      expect(rows).toHaveLength(1);
      const mails = (await app.mails(email)).filter(({ text }) => text.includes('Staff Nurse'));
      expect(mails).toHaveLength(1);
    }
    const mails = (await app.mails(who.email)).filter(({ text }) => text.includes('Staff Nurse'));
    expect(mails).toHaveLength(1);
    await app.sql('delete from company_members where user_id = ?', [other.id]);
  });

  test('can be sent only once, even by simultaneous requests', async () => {
    const who = await somebody();
    const job = await newJob();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => apply(who, job)));
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason.extensions).toMatchObject({
        code: 'CONFLICT',
        rule: 'application.submit.once',
      });
    const [count] = await app.sql('select applications_count as count from jobs where id = ?', [
      job.id,
    ]);
    expect(count).toEqual({ count: 1 });
    expect(await app.sql('select 1 from applications where job_id = ?', [job.id])).toHaveLength(1);
    expect(
      await app.sql(`select 1 from notifications where data ->> 'jobId' = ?`, [job.id]),
    ).toHaveLength(2);
  });

  test.each([
    ['has closed', { status: 'closed' }],
    ['has expired', { endsIn: -1 }],
    ['is on hold', { adminStatus: 'suspended' }],
  ] as const)('is refused when the job %s', async (_what, details) => {
    const job = await newJob(details);
    await expect(apply(seeker, job)).toBreakRule('application.submit.job-open');
  });

  test('requires a job', async () => {
    const nowhere = { id: '01900000-0000-7000-8000-00000000ffff' };
    await expect(apply(seeker, nowhere)).toFailWith('NOT_FOUND');
    await expect(apply(seeker, { id: 'nonsense' })).toFailWith('NOT_FOUND');
    // A job that was never approved is unknown.
    await expect(apply(seeker, await newJob({ adminStatus: 'pending' }))).toFailWith('NOT_FOUND');
    const { body } = await seeker.rest('POST', '/api/applications', {});
    expect(body).toMatchObject({ message: 'No job selected' });
  });

  test('requires a name if the account has none', async () => {
    const who = await somebody({ firstName: '', lastName: '' });
    const job = await newJob();
    await expect(apply(who, job)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'name' }] },
    });
    expect((await apply(who, job, { name: 'Asha Rao' })).name).toBe('Asha Rao');
  });

  test('requires a confirmed address while the site requires one', async () => {
    const who = await somebody({ emailVerified: false });
    const job = await newJob();
    await expect(apply(who, job)).toBreakRule('application.submit.verified-address');
    await app.settings({ requireEmailVerification: false });
    const sent = await apply(who, job);
    await app.settings({ requireEmailVerification: true });
    expect(sent.status).toBe('PENDING');
  });

  test('is for job seekers only', async () => {
    const job = await newJob();
    await expect(apply(employer, job)).toFailWith('FORBIDDEN');
    await expect(apply(app, job)).toFailWith('UNAUTHENTICATED');
  });

  test('accepts only a resume that the applicant has uploaded', async () => {
    const mine = await uploadedResume(app, await somebody());
    const theirs = [mine.fileId, mine.fileUrl, 'uploads/cv.pdf', 'cv.pdf', '../../etc/passwd'];
    const job = await newJob();
    for (const resume of theirs)
      await expect(apply(seeker, job, { resume })).toBreakRule('application.submit.resume-own');
    const own = await uploadedResume(app, seeker);
    await seeker.rest('DELETE', `/api/upload/${own.fileId}`);
    await expect(apply(seeker, job, { resume: own.fileId })).toBreakRule(
      'application.submit.resume-own',
    );
  });

  test('accepts a resume of less than 10 MB', async () => {
    const who = await somebody();
    const job = await newJob();
    const { body } = await upload(app, who, 'file', pdf('x', 10 * 1024 * 1024));
    await expect(apply(who, job, { resume: body.fileId })).rejects.toThrow(
      'File size must be less than 10MB',
    );
  });
});

describe('the resume that was sent', () => {
  test('is byte for byte the uploaded file, and outlives its deletion', async () => {
    const who = await somebody();
    const bytes = pdf('a snapshot', 200_001);
    const { fileId } = await uploadedResume(app, who, bytes, 'Asha Rao.pdf');
    const job = await newJob();
    await apply(who, job, { resume: fileId });
    await who.rest('DELETE', `/api/upload/${fileId}`);
    app.clock.forward({ days: 2 });
    await clearFiles(app.services);

    for (const reader of [who, employer]) {
      const { nodes } = await applicationsOf(reader, { search: job.title });
      const found = nodes.find((node) => node.job.id === job.id)!;
      expect(found.resume!.name).toBe('Asha Rao.pdf');
      expect((await bytesOf(found.resume!.url)).equals(bytes)).toBe(true);
    }
  });

  test('is reported to the seeker when an employer downloads it, once', async () => {
    const who = await somebody();
    const { fileId } = await uploadedResume(app, who);
    const job = await newJob();
    const sent = await apply(who, job, { resume: fileId });
    await bytesOf(sent.resume!.url);
    const eventsOf = async () => {
      const { nodes } = await applicationsOf(who);
      return nodes[0]!.events.map(({ kind }) => kind);
    };
    expect(await eventsOf()).toEqual(['APPLIED']);
    const { nodes } = await applicationsOf(employer);
    const { url } = nodes.find(({ id }) => id === sent.id)!.resume!;
    await Promise.all([bytesOf(url), bytesOf(url), bytesOf(url)]);
    expect(await eventsOf()).toEqual(['APPLIED', 'RESUME_DOWNLOADED']);
  });

  test('is displayed in the page if it is a PDF, which does not count as a download', async () => {
    const who = await somebody();
    const { fileId } = await uploadedResume(app, who);
    const { id } = await apply(who, await newJob(), { resume: fileId });
    const document = `query($id: ID!) { node(id: $id) { ... on Application { resumeShownUrl events { kind } } } }`;
    type Shown = { node: { resumeShownUrl: string; events: { kind: string }[] } };
    const look = async () => (await employer.graphql<Shown>(document, { id })).node;
    const answer = await fetch(app.url + (await look()).resumeShownUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('content-security-policy')).not.toContain('sandbox');
    await answer.arrayBuffer();
    expect((await look()).events).toMatchObject([{ kind: 'APPLIED' }]);
  });

  test('is private to the applicant and the company', async () => {
    const who = await somebody();
    const { fileId } = await uploadedResume(app, who);
    const sent = await apply(who, await newJob(), { resume: fileId });
    const { stranger, rival } = await scenario(app)
      .seeker({ as: 'stranger' })
      .employer({ as: 'rival' });
    for (const other of [stranger, rival]) {
      const { node } = await other.graphql<{ node: object | null }>(
        'query($id: ID!) { node(id: $id) { id } }',
        { id: sent.id },
      );
      expect(node).toBeNull();
      expect((await applicationsOf(other)).totalCount).toBe(0);
    }
    // A colleague's link ends when they move to another company.
    const leaver = await colleague(app, employer, 'recruiter');
    const { node } = await leaver.graphql<{ node: { resume: { url: string } } }>(
      'query($id: ID!) { node(id: $id) { ... on Application { resume { url } } } }',
      { id: sent.id },
    );
    expect((await fetch(app.url + node.resume.url)).status).toBe(200);
    await moveToAnotherCompany(app, { ...leaver, company: employer.company });
    expect((await fetch(app.url + node.resume.url)).status).toBe(404);
    const { url } = sent.resume!;
    const forged = url.replace(/application=[\w-]+/, `application=${fileId}`);
    expect((await fetch(app.url + forged)).status).toBe(404);
  });
});

test('a guest sees no application on a job, a seeker sees their own', async () => {
  const job = await newJob();
  const ask = 'query($id: ID!) { job(id: $id) { myApplication { status } } }';
  await apply(seeker, job);
  expect(await app.graphql(ask, job)).toEqual({ job: { myApplication: null } });
  expect(await seeker.graphql(ask, job)).toEqual({ job: { myApplication: { status: 'PENDING' } } });
  expect(await employer.graphql(ask, job)).toEqual({ job: { myApplication: null } });
});
