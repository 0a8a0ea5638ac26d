import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const FIELDS =
  'emailNotifications applicationAlerts jobAlerts jobRecommendations jobExpiryAlerts weeklyReports marketingEmails profileVisibility showContactInfo allowDirectContact';
const READ = `{ viewer { settings { ${FIELDS} } } }`;
const UPDATE = `mutation($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { ${FIELDS} } } }`;

const BEGINNING = {
  emailNotifications: true,
  applicationAlerts: true,
  jobAlerts: true,
  jobRecommendations: true,
  jobExpiryAlerts: true,
  weeklyReports: false,
  marketingEmails: false,
  profileVisibility: 'PUBLIC',
  showContactInfo: true,
  allowDirectContact: true,
};

test('a new account has the documented settings, also when two requests read them first', async () => {
  const { seeker } = await scenario().seeker();
  const both = await Promise.all([seeker.graphql(READ), seeker.graphql(READ)]);
  for (const answer of both) expect(answer).toEqual({ viewer: { settings: BEGINNING } });
});

test('omitted settings keep their values', async () => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, { input: { marketingEmails: true } });
  const answer = await seeker.graphql(UPDATE, {
    input: { profileVisibility: 'PRIVATE', showContactInfo: false },
  });
  const settings = {
    ...BEGINNING,
    marketingEmails: true,
    profileVisibility: 'PRIVATE',
    showContactInfo: false,
  };
  expect(answer).toEqual({ updateSettings: { settings } });
  expect(await seeker.graphql(READ)).toEqual({ viewer: { settings } });
});

test('two simultaneous changes do not undo each other', async () => {
  const { seeker } = await scenario().seeker();
  const press = (input: object) => seeker.graphql(UPDATE, { input });
  await Promise.all([
    press({ jobAlerts: false }),
    press({ weeklyReports: true }),
    press({ marketingEmails: true }),
  ]);
  expect(await seeker.graphql(READ)).toEqual({
    viewer: {
      settings: { ...BEGINNING, jobAlerts: false, weeklyReports: true, marketingEmails: true },
    },
  });
});

test('users see only their own settings', async () => {
  const { seeker, other } = await scenario().seeker().seeker({ as: 'other' });
  await seeker.graphql(UPDATE, { input: { jobAlerts: false } });
  expect(await other.graphql(READ)).toEqual({ viewer: { settings: BEGINNING } });
  await expect(app.graphql(UPDATE, { input: { jobAlerts: false } })).toFailWith('UNAUTHENTICATED');
});

test('a switch accepts only true and false', async () => {
  const { seeker } = await scenario().seeker();
  await expect(seeker.graphql(UPDATE, { input: { jobAlerts: null } })).toFailWith('BAD_USER_INPUT');
  await expect(seeker.graphql(UPDATE, { input: { profileVisibility: 'SECRET' } })).toFailWith(
    'BAD_USER_INPUT',
  );
});
