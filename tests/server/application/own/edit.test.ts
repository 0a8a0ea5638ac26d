import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { applicants, changeMany, kindsOf, updateStatus, view } from '../status/statusWorld.ts';
import { edit, ownSeenBy, withdraw } from './ownCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const applicant = async () => (await applicants(app, employer, 1))[0]!;

test('what was sent can be changed until the company opens it, and the company reads the new version', async () => {
  const { seeker, id } = await applicant();
  expect(await ownSeenBy(seeker, id)).toMatchObject({ isEditable: true });
  await edit(seeker, id, { coverLetter: 'Here I am.', expectedSalary: '6 LPA' });
  const changed = await edit(seeker, id, { phone: '9876543210', expectedSalary: null });
  expect(changed).toMatchObject({ coverLetter: 'Here I am.', expectedSalary: null });
  expect(kindsOf(changed)).toEqual(['APPLIED', 'EDITED', 'EDITED']);
  const seen = await ownSeenBy(employer, id);
  expect(seen).toMatchObject({
    coverLetter: 'Here I am.',
    phone: changed.phone,
    isEditable: false,
  });
  await view(employer, id);
  expect(await ownSeenBy(seeker, id)).toMatchObject({ isEditable: false });
  await expect(edit(seeker, id, { coverLetter: '' })).toBreakRule('application.edit.unseen');
});

describe('an application can no longer be changed', () => {
  test('once it was decided on, even if that can still be undone', async () => {
    const [one, many] = await applicants(app, employer, 2);
    await updateStatus(employer, one!.id, 'REVIEWED');
    await changeMany(employer, [many!.id], 'SHORTLISTED');
    for (const { seeker, id } of [one!, many!])
      await expect(edit(seeker, id, { phone: null })).toBreakRule('application.edit.unseen');
  });

  test('once its resume was downloaded', async () => {
    const { seeker, id } = await applicant();
    await app.sql(
      `insert into application_events (id, application_id, kind, at)
       values (gen_random_uuid(), ?, 'resume_downloaded', ?)`,
      [id, app.clock.now()],
    );
    expect(await ownSeenBy(seeker, id)).toMatchObject({ isEditable: false });
    await expect(edit(seeker, id, { phone: null })).toBreakRule('application.edit.unseen');
  });

  test('once it was withdrawn', async () => {
    const { seeker, id } = await applicant();
    expect(await withdraw(seeker, id)).toMatchObject({ isEditable: false });
    await expect(edit(seeker, id, { phone: null })).toBreakRule('application.edit.unseen');
  });

  test('by anyone else', async () => {
    const { id } = await applicant();
    const { other } = await scenario(app).seeker({ as: 'other' });
    await expect(edit(other, id, { phone: null })).toFailWith('NOT_FOUND');
  });
});

test('a resume of someone else is refused', async () => {
  const { seeker, id } = await applicant();
  const resume = '018f0000-0000-7000-8000-000000000000';
  await expect(edit(seeker, id, { resume })).toBreakRule('application.submit.resume-own');
});
