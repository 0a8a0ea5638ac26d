import { scenario } from '#tests/support/scenario.ts';

const anEmployer = async () => (await scenario().employer()).employer;

/** An employer's settings, and the arguments of each row. */
export const EMPLOYER_CALLS = {
  'GET /employers/settings': async () => ({ who: await anEmployer() }),
  'PATCH /employers/profile': async () => ({
    who: await anEmployer(),
    body: { lastName: 'Nair', companyName: 'Lotus Mills' },
  }),
  'PATCH /employers/notifications': async () => ({
    who: await anEmployer(),
    body: { weeklyReports: true },
  }),
  'PATCH /employers/privacy': async () => ({
    who: await anEmployer(),
    body: { profileVisibility: 'private' },
  }),
};
