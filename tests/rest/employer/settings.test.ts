import { expect, test } from 'vitest';
import { documented } from '#tests/rest/documented.ts';
import { scenario } from '#tests/support/scenario.ts';

const BEGINNING = {
  firstName: 'Asha',
  lastName: 'Rao',
  phone: null,
  companyName: 'Kaveri Foods',
  notifications: {
    emailNotifications: true,
    applicationAlerts: true,
    jobExpiryAlerts: true,
    weeklyReports: false,
    marketingEmails: false,
  },
  privacy: { profileVisibility: 'public', showContactInfo: true, allowDirectContact: true },
};

test('settings are read and changed in the documented format', async () => {
  const company = { name: 'Kaveri Foods', status: 'pending' } as const;
  const { employer } = await scenario().employer({ company });
  const { status, body } = await documented(employer, 'GET', '/employers/settings');
  expect(status).toBe(200);
  expect(body).toEqual(BEGINNING);

  const profile = { firstName: 'Meera', lastName: 'Nair', phone: '98765 43210' };
  const named = await documented(employer, 'PATCH', '/employers/profile', {
    ...profile,
    companyName: 'Kaveri Mills',
  });
  expect(named.body).toMatchObject({ ...profile, companyName: 'Kaveri Mills' });

  const notifications = {
    emailNotifications: false,
    applicationAlerts: false,
    jobExpiryAlerts: false,
    weeklyReports: true,
    marketingEmails: true,
  };
  const mailed = await documented(employer, 'PATCH', '/employers/notifications', notifications);
  expect(mailed.body).toMatchObject({ notifications });

  const privacy = {
    profileVisibility: 'private',
    showContactInfo: false,
    allowDirectContact: false,
  };
  const hidden = await documented(employer, 'PATCH', '/employers/privacy', privacy);
  expect(hidden.body).toEqual({
    ...profile,
    companyName: 'Kaveri Mills',
    notifications,
    privacy,
  });
  expect((await documented(employer, 'GET', '/employers/settings')).body).toEqual(hidden.body);
});

test('invalid fields are reported one by one', async () => {
  const { employer } = await scenario().employer();
  const wrong = await documented(employer, 'PATCH', '/employers/privacy', {
    profileVisibility: 'secret',
    showContactInfo: 'perhaps',
  });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({
    fields: [
      {
        field: 'profileVisibility',
        message: 'Profile visibility: please choose one of the options',
      },
      { field: 'showContactInfo', message: 'Show contact info: please answer yes or no' },
    ],
  });
});

test('settings are for employers only', async () => {
  const { app, seeker } = await scenario().seeker();
  for (const [method, path] of [
    ['GET', '/employers/settings'],
    ['PATCH', '/employers/profile'],
    ['PATCH', '/employers/notifications'],
    ['PATCH', '/employers/privacy'],
  ] as const) {
    const body = method === 'GET' ? undefined : {};
    expect((await documented(app, method, path, body)).status, path).toBe(401);
    expect((await documented(seeker, method, path, body)).status, path).toBe(403);
  }
});
