import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { logIn } from './logIn.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  await world.here.sql('delete from settings');
  world.there.clock.forward({ seconds: 5 });
});

const site = async () =>
  (
    await world.there.graphql<{ site: Record<string, unknown> }>(
      '{ site { name description supportEmail supportPhone address allowRegistration passwordMinLength pushNotifications } }',
    )
  ).site;

/** For settings whose effect is what the site reports about itself. */
test.each([
  ['siteName', 'name', 'Naukri'],
  ['siteDescription', 'description', 'Work for all'],
  ['supportEmail', 'supportEmail', 'help@naukri.example'],
  ['supportPhone', 'supportPhone', '+91 80 1111 1111'],
  ['postalAddress', 'address', '2 Other Road'],
  ['allowRegistration', 'allowRegistration', false],
  ['passwordMinLength', 'passwordMinLength', 12],
  ['enablePushNotifications', 'pushNotifications', true],
])('%s shows in the other process within five seconds', async (key, field, value) => {
  expect((await site())[field]).not.toBe(value);
  await fiveSecondsAfter(world, { [key]: value });
  expect((await site())[field]).toBe(value);
});

describe('account settings', () => {
  test('allowRegistration: sign-up is refused while it is off', async () => {
    await fiveSecondsAfter(world, { allowRegistration: false });
    await expect(
      scenario(world.there)
        .seeker({ signsUp: true })
        .then((made) => made),
    ).toFailWith('RULE_VIOLATION');
    await fiveSecondsAfter(world, { allowRegistration: true });
    await scenario(world.there).seeker({ signsUp: true });
  });

  test('passwordMinLength: a shorter password is refused', async () => {
    await fiveSecondsAfter(world, { passwordMinLength: 40 });
    await expect(
      scenario(world.there)
        .seeker({ signsUp: true })
        .then((made) => made),
    ).toFailWith('BAD_USER_INPUT');
  });

  test('maxLoginAttempts: one more attempt locks the login', async () => {
    const { seeker } = await scenario(world.there).seeker();
    await fiveSecondsAfter(world, { maxLoginAttempts: 1 });
    await expect(logIn(world.there, { ...seeker, password: 'wrong' })).toFailWith(
      'UNAUTHENTICATED',
    );
    await expect(logIn(world.there, seeker)).toBreakRule('account.login.locked');
  });

  test('requireEmailVerification: while off, employers post with an unconfirmed address', async () => {
    const { employer } = await scenario(world.there).employer({ emailVerified: false });
    await expect(post(employer)).toFailWith('RULE_VIOLATION');
    await fiveSecondsAfter(world, { requireEmailVerification: false });
    expect(await post(employer)).toBe('PENDING');
  });

  test('autoApproveJobs: a new job is approved automatically', async () => {
    const { employer } = await scenario(world.there).employer();
    expect(await post(employer)).toBe('PENDING');
    await fiveSecondsAfter(world, { autoApproveJobs: true });
    expect(await post(employer, 'Another title')).toBe('APPROVED');
  });

  test('autoApproveCompanies: a new company is approved automatically', async () => {
    await fiveSecondsAfter(world, { autoApproveCompanies: true });
    const { employer } = await scenario(world.there).employer({ company: null });
    const body = { name: 'Selbst', industry: 'Technology' };
    await employer.rest('POST', '/api/companies/profile', body);
    const [row] = await world.here.sql<{ status: string }>(
      `select admin_status as status from companies where name = 'Selbst'`,
    );
    expect(row).toEqual({ status: 'approved' });
  });
});

describe('email settings', () => {
  test('timeZone: emails show times in it', async () => {
    const { there } = world;
    const testMailText = async () => {
      const { seeker } = await scenario(there).seeker();
      const body = { currentPassword: seeker.password, newPassword: 'Another passphrase 2' };
      await seeker.rest('POST', '/api/auth/change-password', body);
      return (await there.mails(seeker.email))[0]!.text;
    };
    expect(await testMailText()).toMatch(/When: .*UTC/);
    await fiveSecondsAfter(world, { timeZone: 'Asia/Kolkata' });
    expect(await testMailText()).toMatch(/When: .*IST/);
  });
});

describe('file settings', () => {
  test('fileUploadLimit: the limit is reported and enforced', async () => {
    await fiveSecondsAfter(world, { fileUploadLimit: 3 });
    const { body } = await world.there.rest('GET', '/api/upload/limits/info');
    expect(body['maxFileSize']).toBe(3 * 1024 * 1024);
  });
});

async function post(employer: Person, title = 'Nurse'): Promise<string> {
  const { createJob } = await employer.graphql<{ createJob: { job: { adminStatus: string } } }>(
    `mutation($input: CreateJobInput!) { createJob(input: $input) { job { adminStatus } } }`,
    {
      input: {
        title,
        description: 'Cares for people.',
        requirements: 'A diploma',
        location: 'Pune, Maharashtra',
        type: 'FULL_TIME',
        category: 'Finance & Banking',
        industry: 'Finance',
        experience: 2,
      },
    },
  );
  return createJob.job.adminStatus;
}
