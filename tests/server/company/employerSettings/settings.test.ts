import { describe, expect, test } from 'vitest';
import { EMPLOYER_NOTIFICATION_DEFAULTS } from '#schema/options/notifications.ts';
import { EMPLOYER_PRIVACY_DEFAULTS } from '#schema/options/settings.ts';
import { profileOf } from '#tests/server/company/profiles.ts';
import { scenario } from '#tests/support/scenario.ts';
import { graphqlApi, restApi, type EmployerApi } from './employerWorld.ts';

const APIS: [string, EmployerApi][] = [
  ['GraphQL', graphqlApi],
  ['REST', restApi],
];

describe.each(APIS)('an employer’s settings over %s', (_name, api) => {
  test('begin with the documented values', async () => {
    const { employer } = await scenario().employer({ company: { name: 'Kaveri Foods' } });
    expect(await api.read(employer)).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      phone: null,
      companyName: 'Kaveri Foods',
      notifications: EMPLOYER_NOTIFICATION_DEFAULTS,
      privacy: EMPLOYER_PRIVACY_DEFAULTS,
    });
  });

  test('keep what was changed and leave omitted fields alone', async () => {
    const { employer } = await scenario().employer();
    const before = await api.read(employer);
    const saved = await api.profile(employer, { firstName: ' Meera ', phone: '022 2345 6789' });
    expect(saved).toEqual({ ...before, firstName: 'Meera', phone: '022 2345 6789' });
    await api.notifications(employer, { jobExpiryAlerts: false });
    await api.notifications(employer, { weeklyReports: true });
    await api.privacy(employer, { profileVisibility: 'private' });
    expect(await api.read(employer)).toEqual({
      ...saved,
      notifications: { ...before.notifications, jobExpiryAlerts: false, weeklyReports: true },
      privacy: { ...before.privacy, profileVisibility: 'private' },
    });
    expect(await api.profile(employer, { phone: null })).toMatchObject({ phone: null });
  });

  test('can rename the company', async () => {
    const { employer } = await scenario().employer({ company: { status: 'rejected' } });
    await api.profile(employer, { companyName: 'Lotus Works', lastName: 'Nair' });
    expect(await profileOf(employer), 'the same name is no change').toMatchObject({
      adminStatus: 'REJECTED',
    });
    const saved = await api.profile(employer, { companyName: '  Lotus   Mills ' });
    expect(saved).toMatchObject({ companyName: 'Lotus Mills', lastName: 'Nair' });
    expect(await profileOf(employer)).toMatchObject({
      adminStatus: 'PENDING',
      company: { name: 'Lotus Mills' },
    });
  });

  test('check a company’s name as its profile does, and save nothing else if it is invalid', async () => {
    const { employer } = await scenario().employer();
    for (const companyName of ['', 'x'.repeat(201)]) {
      await expect(api.profile(employer, { companyName, firstName: 'Meera' })).toFailWith(
        'BAD_USER_INPUT',
      );
    }
    expect(await api.read(employer)).toMatchObject({
      firstName: 'Asha',
      companyName: 'Lotus Works',
    });
  });

  test('cannot rename a company that does not exist', async () => {
    const { employer } = await scenario().employer({ company: null });
    const asked = { firstName: 'Meera', companyName: 'Lotus' };
    await expect(api.profile(employer, asked)).toFailWith('NOT_FOUND');
    expect(await api.read(employer)).toMatchObject({ firstName: 'Asha', companyName: null });
    expect(
      await api.profile(employer, { firstName: 'Meera', companyName: '' }),
      'an empty field does not rename anything',
    ).toMatchObject({ firstName: 'Meera', companyName: null });
  });

  test('refuse blank names and invalid switches', async () => {
    const { employer } = await scenario().employer();
    await expect(api.profile(employer, { firstName: ' ' })).toFailWith('BAD_USER_INPUT');
    await expect(api.profile(employer, { phone: 'call me' })).toFailWith('BAD_USER_INPUT');
    await expect(api.notifications(employer, { weeklyReports: null })).toFailWith('BAD_USER_INPUT');
  });

  test('are for employers only, and each sees their own', async () => {
    const { app, employer, other, seeker, admin } = await scenario()
      .employer()
      .employer({ as: 'other' })
      .seeker()
      .admin();
    await api.profile(employer, { firstName: 'Meera' });
    await api.privacy(employer, { showContactInfo: false });
    expect(await api.read(other)).toMatchObject({
      firstName: 'Asha',
      privacy: { showContactInfo: true },
    });
    const asked = [
      (who: typeof app) => api.profile(who, { firstName: 'X' }),
      (who: typeof app) => api.notifications(who, { weeklyReports: true }),
      (who: typeof app) => api.privacy(who, { showContactInfo: false }),
    ];
    for (const ask of asked) {
      await expect(ask(app)).toFailWith('UNAUTHENTICATED');
      for (const who of [seeker, admin])
        await expect(ask(who as unknown as typeof app)).toFailWith('FORBIDDEN');
    }
    await expect(api.read(seeker)).toFailWith('FORBIDDEN');
  });
});

test('two simultaneous changes of the settings are both kept', async () => {
  const { employer } = await scenario().employer();
  await Promise.all([
    graphqlApi.notifications(employer, { weeklyReports: true }),
    graphqlApi.notifications(employer, { marketingEmails: true }),
    restApi.privacy(employer, { allowDirectContact: false }),
    restApi.profile(employer, { firstName: 'Meera' }),
  ]);
  expect(await graphqlApi.read(employer)).toMatchObject({
    firstName: 'Meera',
    notifications: { weeklyReports: true, marketingEmails: true },
    privacy: { allowDirectContact: false },
  });
});

test('an employer without a company is refused in the documented words', async () => {
  const { employer } = await scenario().employer({ company: null });
  const { status, body } = await employer.rest('PATCH', '/api/employers/profile', {
    companyName: 'Lotus',
  });
  expect(status).toBe(404);
  expect(body).toMatchObject({ message: 'No company found for this user' });
});
