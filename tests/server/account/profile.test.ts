import { beforeAll, describe, expect, test } from 'vitest';
import { todayOf } from '#schema/validation/values/day.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS, restApi } from './accountApis.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

/** The documented profile, as the onboarding dialog saves it. */
const PAYLOAD = {
  phone: '9876543210',
  location: 'Pune, Maharashtra',
  dateOfBirth: '1998-05-17',
  gender: 'female',
  currentCompany: 'Lotus Works',
  currentJobTitle: 'Accountant',
  currentCTC: 650_000,
  experience: '3-5 years',
  experienceType: 'experienced',
  salaryExpectation: 800_000,
  preferredLocations: ['Mumbai, Maharashtra'],
  education: 'bachelor',
  specialization: 'Commerce',
  university: 'University of Pune',
  yearOfPassing: 2019,
  skills: ['Tally', 'Negotiation', 'GST Practitioner'],
  technicalSkills: ['Tally'],
  functionalSkills: ['Negotiation'],
  certifications: ['GST Practitioner'],
  hasBike: true,
  hasDrivingLicense: false,
  isOpenToWork: true,
};

describe.each(APIS)('through $name', (api) => {
  test('the documented payload is saved and read back', async () => {
    const { seeker } = await scenario().seeker();
    const saved = await api.updateProfile(seeker, { ...PAYLOAD, onboardingComplete: true });
    expect(saved.profile).toMatchObject({
      ...PAYLOAD,
      headline: null,
      summary: null,
      resume: null,
    });
    expect(saved.onboardingComplete).toBe(true);
    expect(await api.profile(seeker)).toEqual(saved);
  });

  test('omitted fields keep their values, and null clears them', async () => {
    const { seeker } = await scenario().seeker({ firstName: 'Meera' });
    const before = await api.updateProfile(seeker, PAYLOAD);
    expect(await api.updateProfile(seeker, {})).toEqual(before);
    const cleared = {
      phone: null,
      gender: null,
      currentCTC: null,
      yearOfPassing: null,
      hasBike: null,
      dateOfBirth: null,
      university: null,
    };
    const after = await api.updateProfile(seeker, {
      ...cleared,
      skills: null,
      headline: 'Numbers',
    });
    const expected = { ...PAYLOAD, ...cleared, skills: [], headline: 'Numbers' };
    expect(after).toMatchObject({ firstName: 'Meera', profile: expected });
    const own = { technicalSkills: ['Tally'], skills: ['Baking'] };
    expect((await api.updateProfile(seeker, own)).profile).toMatchObject(own);
  });

  test('names are trimmed, and the last name may be empty', async () => {
    const { seeker } = await scenario().seeker();
    const renamed = await api.updateProfile(seeker, {
      firstName: '  Asha  Devi ',
      lastName: null,
    });
    expect(renamed).toMatchObject({ firstName: 'Asha Devi', lastName: '' });
  });

  test('pay below 1,000 is in lakhs', async () => {
    const { seeker } = await scenario().seeker();
    const { profile } = await api.updateProfile(seeker, {
      currentCTC: 6.5,
      salaryExpectation: 12,
    });
    expect(profile).toMatchObject({ currentCTC: 650_000, salaryExpectation: 1_200_000 });
  });

  test.each([
    ['phone', '12345', 'Please enter a valid 10-digit Indian mobile number'],
    ['dateOfBirth', '2999-01-01', 'Date of birth cannot be in the future'],
    ['dateOfBirth', '2001-02-30', 'Date of birth must be a date, written YYYY-MM-DD'],
    ['currentCTC', -1, 'Please enter a positive number greater than 0'],
    ['currentCTC', 0, 'Please enter a positive number greater than 0'],
    ['salaryExpectation', 1e15, 'Please enter the pay per year, in lakhs or in rupees'],
    ['yearOfPassing', 1949, 'Year of passing must be between 1950 and 2030'],
    [
      'technicalSkills',
      Array.from({ length: 101 }, (_, at) => String(at)),
      'Technical skills can have at most 100 entries',
    ],
    ['headline', 'x'.repeat(201), 'Headline must be at most 200 characters'],
  ])('a wrong value names its field: %s', async (field, value, message) => {
    const { seeker } = await scenario().seeker();
    await expect(api.updateProfile(seeker, { [field]: value })).rejects.toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field, message }] },
    });
    expect((await api.profile(seeker)).profile).toMatchObject({ headline: null, phone: null });
  });

  test('simultaneous first saves are all kept', async () => {
    const { seeker } = await scenario().seeker();
    const parts = Object.entries(PAYLOAD).slice(0, 8);
    await Promise.all(parts.map(([key, value]) => api.updateProfile(seeker, { [key]: value })));
    expect((await api.profile(seeker)).profile).toMatchObject(Object.fromEntries(parts));
  });

  test('an employer has names and a phone, and no profile', async () => {
    const { employer } = await scenario().employer();
    const saved = await api.updateProfile(employer, { firstName: 'Ravi', phone: '9876543210' });
    expect(saved).toMatchObject({ firstName: 'Ravi', profile: null, role: 'employer' });
    expect(saved['company']).toMatchObject({ name: employer.company?.name });
  });

  test('onboarding stays open until it is completed', async () => {
    const { seeker } = await scenario().seeker();
    expect(await api.onboardingComplete(seeker)).toBe(false);
    const done = await api.completeOnboarding(seeker, { onboardingComplete: true });
    expect(done).toMatchObject({ id: seeker.id, onboardingComplete: true });
    expect(await api.onboardingComplete(seeker)).toBe(true);
  });

  test('onboarding cannot be reopened by this call', async () => {
    const { seeker } = await scenario().seeker();
    await expect(
      api.completeOnboarding(seeker, { onboardingComplete: false }),
    ).rejects.toMatchObject({
      message: 'Onboarding can only be marked as complete',
      extensions: { fields: [{ field: 'onboardingComplete' }] },
    });
  });
});

test('a day of birth may be today, whichever day that is', async () => {
  const { seeker } = await scenario(app).seeker();
  const save = (dateOfBirth: string) => restApi.updateProfile(seeker, { dateOfBirth });
  app.clock.forward({ days: 2 });
  const today = todayOf({ today: app.clock.now() });
  await save(today);
  app.clock.forward({ days: -2 });
  await expect(save(today)).toFailWith('BAD_USER_INPUT');
});

describe('REST with values as forms send them', () => {
  test('numbers may be text with digit groups', async () => {
    const { seeker } = await scenario().seeker();
    const texts = { currentCTC: '6,50,000', salaryExpectation: ' 12 ', yearOfPassing: '2019' };
    const { profile } = await restApi.updateProfile(seeker, texts);
    expect(profile).toMatchObject({
      currentCTC: 650_000,
      salaryExpectation: 1_200_000,
      yearOfPassing: 2019,
    });
  });

  test.each([
    [{ education: "Bachelor's Degree", gender: 'Female', experienceType: 'Fresher' }, 'bachelor'],
    [{ education: 'Ph.D.', gender: 'FEMALE', experienceType: 'fresher' }, 'phd'],
    [{ education: 'High School', gender: ' female ', experienceType: 'FRESHER' }, 'high_school'],
  ])('every documented spelling of an option is accepted: %o', async (given, education) => {
    const { seeker } = await scenario().seeker();
    const { profile } = await restApi.updateProfile(seeker, given);
    expect(profile).toMatchObject({ education, gender: 'female', experienceType: 'fresher' });
  });

  test('a bare number of years and a yes are accepted, and an empty text clears a field', async () => {
    const { seeker } = await scenario().seeker();
    const given = { experience: 4, hasBike: 'yes', hasDrivingLicense: 'No', headline: 'Numbers' };
    expect((await restApi.updateProfile(seeker, given)).profile).toMatchObject({
      experience: '4',
      hasBike: true,
      hasDrivingLicense: false,
    });
    const emptied = { experience: '', currentCTC: '', gender: '', headline: ' ' };
    expect((await restApi.updateProfile(seeker, emptied)).profile).toMatchObject({
      experience: null,
      currentCTC: null,
      gender: null,
      headline: null,
      hasBike: true,
    });
  });

  test.each([
    ['gender', 'martian', 'Gender: please choose one of the options'],
    ['currentCTC', 'a lot', 'Please enter a positive number greater than 0'],
    ['yearOfPassing', '20.5', 'Year of passing must be a whole number'],
    ['yearOfPassing', 'NaN', 'Year of passing must be a whole number'],
    ['salaryExpectation', 'Infinity', 'Please enter a positive number greater than 0'],
    ['hasBike', 'perhaps', 'Bike: please answer yes or no'],
    ['skills', 'Tally', 'Skills must be a list'],
    ['headline', {}, 'Headline must be text'],
  ])('a value of the wrong kind names its field: %s', async (field, value, message) => {
    const { seeker } = await scenario().seeker();
    await expect(restApi.updateProfile(seeker, { [field]: value })).rejects.toMatchObject({
      message: expect.stringContaining(message),
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: expect.stringMatching(`^${field}`) }],
      },
    });
  });

  test('many invalid entries are reported in one error', async () => {
    const { seeker } = await scenario().seeker();
    const skills = Array.from({ length: 300 }, () => ({}));
    const { body } = await seeker.rest('PATCH', '/api/users/profile', { skills });
    expect(body).toMatchObject({ message: 'Skills must be text', code: 'BAD_USER_INPUT' });
    expect(body['fields']).toHaveLength(20);
  });

  test('errors are in the language of the request', async () => {
    const { seeker } = await scenario().seeker();
    const spanish = caller(app.url, {
      authorization: `Bearer ${seeker.token}`,
      'accept-language': 'es',
    });
    await expect(restApi.updateProfile(spanish, { gender: 'martian' })).rejects.toThrow(/opciones/);
  });

  test('onboarding can be completed with or without a body', async () => {
    const { seeker } = await scenario().seeker();
    const done = await restApi.completeOnboarding(seeker, {});
    expect(done.onboardingComplete).toBe(true);
  });

  test('unknown fields change nothing', async () => {
    const { seeker } = await scenario().seeker();
    const forged = { role: 'admin', email: 'other@people.example', emailVerifiedAt: null, id: 'x' };
    const { role, email } = await restApi.updateProfile(seeker, {
      ...forged,
      headline: 'Numbers',
    });
    expect({ role, email }).toEqual({ role: 'job_seeker', email: seeker.email });
  });
});
