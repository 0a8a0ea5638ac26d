import { PASSWORD } from '#tests/support/rows.ts';
import { codeOf } from '#tests/server/account/twoFactor/authenticator.ts';
import { mutateOrFail, findInMail, LINK, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const NEW_PASSWORD = 'Quite another phrase 2';
const NILA = 'nila@people.example';
const SEEKER = 'seeker@demo.kaamyab.example';

/** The person whose address it really is has written to us, subscribed and been invited by a company. */
async function knownByAddress({ app, now }: Market): Promise<void> {
  await app.sql(
    `insert into contact_messages (id, reference, name, email, subject, message, created_at)
     values (gen_random_uuid(), 'K-1', 'Nila Bose', ?, 'A job', 'Please call me.', ?)`,
    [NILA, now],
  );
  await app.sql(
    `insert into subscribers (id, topic, email, confirmed_at, created_at)
     values (gen_random_uuid(), 'blog', ?, ?, ?)`,
    [NILA, now, now],
  );
  await app.sql(
    `insert into team_invitations (id, company_id, email, role, token_hash, invited_at, sent_at, expires_at)
     select gen_random_uuid(), id, ?, 'recruiter', '\\x01', ?, ?, ?::timestamptz + interval '7 days'
     from companies order by name limit 1`,
    [NILA, now, now, now],
  );
}

/** The secret of an authenticator app that the job seeker has set up. */
async function setUp(market: Market): Promise<string> {
  const { secret } = await mutateOrFail<{ secret: string }>(market, 'seeker', 'startTwoFactor', {
    password: PASSWORD,
  });
  return secret;
}

async function turnedOn(market: Market): Promise<string> {
  const secret = await setUp(market);
  await mutateOrFail(market, 'seeker', 'confirmTwoFactor', { code: codeOf(secret, market.now) });
  // A code works only once.
  await market.app.sql('update users set two_factor_step = null where email = ?', [SEEKER]);
  return secret;
}

const BROWSER = {
  endpoint: 'https://push.example/one',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
};

const allowPush = (market: Market) =>
  mutateOrFail(market, 'admin', 'updateSystemSettings', { enablePushNotifications: true });

const sessionOf = (market: Market, user: string) =>
  market.one(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), '${user}', 'another', '${market.now.toISOString()}',
       '${market.now.toISOString()}', '2026-11-28T00:00:00Z') returning id`,
  );

export const account: Writes = {
  register: {
    as: 'guest',
    input: () => ({
      email: 'Tara@People.example',
      password: NEW_PASSWORD,
      firstName: ' Tara ',
      lastName: 'Nair',
      role: 'JOB_SEEKER',
    }),
  },
  'register: an employer with a known address': {
    as: 'guest',
    input: () => ({
      email: SEEKER,
      password: NEW_PASSWORD,
      firstName: 'Tara',
      lastName: 'Nair',
      role: 'EMPLOYER',
    }),
  },
  login: { as: 'guest', input: () => ({ email: SEEKER, password: PASSWORD }) },
  'login: with a wrong password': {
    as: 'guest',
    input: () => ({ email: SEEKER, password: 'Not this one 9' }),
  },
  'login: with a code': {
    as: 'guest',
    before: turnedOn,
    input: ({ now }, secret: string) => ({
      email: SEEKER,
      password: PASSWORD,
      code: codeOf(secret, now),
    }),
  },
  logout: { as: 'seeker' },
  refreshSession: { as: 'seeker' },
  confirmPassword: { as: 'employer', input: () => ({ password: PASSWORD }) },
  'confirmPassword: a wrong one': { as: 'employer', input: () => ({ password: 'wrong' }) },
  changePassword: {
    as: 'employer',
    before: (market) => sessionOf(market, market.ids.employer),
    input: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeApiKeys: true }),
  },
  'changePassword: with a wrong one': {
    as: 'employer',
    input: () => ({ currentPassword: 'wrong', newPassword: NEW_PASSWORD }),
  },
  requestPasswordReset: { as: 'guest', input: () => ({ email: SEEKER }) },
  'requestPasswordReset: of nobody': {
    as: 'guest',
    input: () => ({ email: 'nobody@people.example' }),
  },
  resetPassword: {
    as: 'guest',
    before: async (market) => {
      await mutateOrFail(market, 'guest', 'requestPasswordReset', { email: SEEKER });
      return findInMail(market, SEEKER, LINK);
    },
    input: (_, token: string) => ({ token, password: NEW_PASSWORD }),
  },
  resendVerification: { as: 'newcomer' },
  verifyEmail: {
    as: 'guest',
    before: async (market) => {
      await mutateOrFail(market, 'newcomer', 'resendVerification');
      return findInMail(market, NILA, LINK);
    },
    input: (_, token: string) => ({ token }),
  },
  startTwoFactor: { as: 'seeker', input: () => ({ password: PASSWORD }) },
  confirmTwoFactor: {
    as: 'seeker',
    before: setUp,
    input: ({ now }, secret: string) => ({ code: codeOf(secret, now) }),
  },
  'confirmTwoFactor: a wrong code': {
    as: 'seeker',
    before: setUp,
    input: () => ({ code: '000000' }),
  },
  renewRecoveryCodes: {
    as: 'seeker',
    before: turnedOn,
    input: ({ now }, secret: string) => ({ password: PASSWORD, code: codeOf(secret, now) }),
  },
  endTwoFactor: {
    as: 'seeker',
    before: turnedOn,
    input: ({ now }, secret: string) => ({ password: PASSWORD, code: codeOf(secret, now) }),
  },
  endSession: {
    as: 'seeker',
    before: (market) => sessionOf(market, market.ids.seeker),
    input: (_, id: string) => ({ id }),
  },
  endOtherSessions: { as: 'seeker', before: (market) => sessionOf(market, market.ids.seeker) },
  completeGoogleSignIn: {
    as: 'guest',
    input: () => ({ code: 'unknown', verifier: 'v'.repeat(43) }),
  },
  completeOnboarding: { as: 'newcomer', input: () => ({ onboardingComplete: true }) },
  setLocale: { as: 'seeker', input: () => ({ locale: 'HI' }) },
  saveTimeZone: { as: 'seeker', input: () => ({ timeZone: 'Asia/Dubai' }) },
  updateSettings: {
    as: 'seeker',
    input: () => ({
      allowDirectContact: false,
      applicationAlerts: false,
      emailNotifications: true,
      jobAlerts: false,
      jobRecommendations: false,
      marketingEmails: true,
      profileVisibility: 'PRIVATE',
      quietHours: false,
      showContactInfo: true,
      weeklyReports: true,
    }),
  },
  updateEmployerNotifications: {
    as: 'employer',
    input: () => ({
      applicationAlerts: false,
      emailNotifications: true,
      jobExpiryAlerts: false,
      marketingEmails: true,
      weeklyReports: false,
    }),
  },
  updateEmployerPrivacy: {
    as: 'employer',
    input: () => ({
      allowDirectContact: true,
      profileVisibility: 'PRIVATE',
      showContactInfo: false,
    }),
  },
  updateEmployerProfile: {
    as: 'employer',
    input: () => ({
      firstName: 'Rohit',
      lastName: 'Deshmukh',
      phone: '+91 98220 11223',
      companyName: 'Sahyadri Software',
    }),
  },
  updateProfile: {
    as: 'newcomer',
    input: () => ({
      firstName: 'Nilanjana',
      phone: '+91 98300 44556',
      headline: 'Accountant with Tally',
      summary: 'Four years in two firms.',
      location: 'Kolkata, West Bengal',
      gender: 'FEMALE',
      dateOfBirth: '1998-04-05',
      education: 'BACHELOR',
      experienceType: 'EXPERIENCED',
      experienceMonths: 50,
      technicalSkills: ['Tally', 'Excel'],
      functionalSkills: ['Teaching'],
      preferredLocations: ['Pune, Maharashtra', 'Howrah, West Bengal'],
      salaryExpectation: 720_000,
      currentCTC: 540_000,
      noticePeriod: 'MONTH_1',
      shifts: ['DAY', 'ROTATING'],
      workModes: ['HYBRID'],
      isOpenToWork: true,
      hasBike: true,
      willingToMove: false,
      accommodations: 'A quiet desk',
      showAccommodations: true,
      career: {
        jobs: [
          { title: 'Accountant', company: 'Hooghly Traders', from: '2023-02', isCurrent: true },
          { title: 'Junior Accountant', company: 'Bose & Sons', from: '2021-06', to: '2023-01' },
        ],
        degrees: [{ qualification: 'BACHELOR', field: 'Commerce', to: '2021' }],
        languages: [{ name: 'Bengali', level: 'NATIVE' }],
      },
    }),
  },
  exportMyData: { as: 'seeker' },
  deleteMyAccount: {
    as: 'seeker',
    input: () => ({ password: PASSWORD, confirmation: 'DELETE' }),
  },
  'deleteMyAccount: by someone who has not confirmed the address': {
    as: 'newcomer',
    before: knownByAddress,
    input: () => ({ password: PASSWORD, confirmation: 'DELETE' }),
  },
  'deleteMyAccount: of an employer': {
    as: 'recruiter',
    input: () => ({ password: PASSWORD, confirmation: 'DELETE' }),
  },
  savePushSubscription: {
    as: 'seeker',
    changesSettings: true,
    before: allowPush,
    input: () => BROWSER,
  },
  deletePushSubscription: {
    as: 'seeker',
    changesSettings: true,
    before: async (market) => {
      await allowPush(market);
      await mutateOrFail(market, 'seeker', 'savePushSubscription', BROWSER);
    },
    input: () => ({ endpoint: 'https://push.example/one' }),
  },
  markNotificationRead: {
    as: 'seeker',
    input: async ({ one, ids }) => ({
      id: await one(
        `select id from notifications where user_id = '${ids.seeker}' and read_at is null order by id limit 1`,
      ),
    }),
  },
  markAllNotificationsRead: { as: 'seeker' },
  storeResumeDocument: {
    as: 'seeker',
    input: () => ({ language: 'EN', showEmail: true, showPhone: false }),
  },
  setDefaultResume: { as: 'seeker', input: ({ ids }) => ({ id: ids.resume }) },
  deleteResume: { as: 'seeker', input: ({ ids }) => ({ id: ids.resume }) },
  restoreResume: {
    as: 'seeker',
    before: (market) => mutateOrFail(market, 'seeker', 'deleteResume', { id: market.ids.resume }),
    input: ({ ids }) => ({ id: ids.resume }),
  },
};
