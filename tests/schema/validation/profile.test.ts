import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeOnboardingSchema, profileSchema } from '#schema/validation/seekers/profile.ts';
import { sentences, TODAY, UNSUITABLE } from './sentences.ts';

const schema = () => profileSchema(TODAY);
const valueOf = (given: object) => schema().parse(given);

test('years of experience can be a number, and are stored as text', () => {
  expect(profileSchema(TODAY).parse({ experience: 5 })).toEqual({ experience: '5' });
});

describe('the payload', () => {
  test('can omit everything, without filling anything in', () => {
    expect(valueOf({})).toEqual({});
    expect(Object.keys(valueOf({ phone: undefined, unknown: 1 }))).toEqual(['phone']);
  });

  test('accepts the documented options', () => {
    expect(
      valueOf({
        phone: '9876543210',
        location: ' Pune,  Maharashtra ',
        dateOfBirth: '1999-02-28',
        gender: 'female',
        currentCompany: 'Kaveri Foods',
        currentJobTitle: 'Accountant',
        currentCTC: '4.5',
        experience: '2-3 years',
        experienceType: 'experienced',
        salaryExpectation: 600000,
        preferredLocations: ['Pune, Maharashtra'],
        education: "Bachelor's Degree",
        specialization: 'Commerce',
        university: 'Pune University',
        yearOfPassing: '2020',
        skills: ['Tally', 'tally ', ' ', 'Excel'],
        hasBike: true,
        hasDrivingLicense: false,
        isOpenToWork: true,
        onboardingComplete: true,
      }),
    ).toMatchObject({
      location: 'Pune, Maharashtra',
      currentCTC: 450_000,
      salaryExpectation: 600_000,
      education: 'bachelor',
      yearOfPassing: 2020,
      skills: ['Tally', 'Excel'],
    });
  });

  test('null and blank clear optional fields', () => {
    const cleared = { phone: null, headline: null, currentCTC: null, yearOfPassing: null };
    expect(valueOf({ phone: '', headline: ' ', currentCTC: '', yearOfPassing: '' })).toEqual(
      cleared,
    );
    expect(valueOf(cleared)).toEqual(cleared);
    expect(valueOf({ lastName: null, skills: null, hasBike: null, gender: '' })).toEqual({
      lastName: '',
      skills: [],
      hasBike: null,
      gender: null,
    });
    expect(sentences(schema(), { isOpenToWork: null, firstName: '\u200B ' })).toEqual({
      firstName: 'First name is required',
      isOpenToWork: 'Open to work: please answer yes or no',
    });
  });

  test.each(UNSUITABLE)('rejects %j in text, list and long text', (text) => {
    const given = { location: text, summary: text, skills: ['ok', text] };
    expect(sentences(schema(), given)).toEqual({
      location: 'Location contains characters that cannot be used. Please type it again.',
      summary: 'Summary contains characters that cannot be used. Please type it again.',
      'skills.1': 'Skills contains characters that cannot be used. Please type it again.',
    });
  });
});

describe('date of birth', () => {
  test.each(['2026-11-21', '2024-02-29', '1900-01-01'])('%s is accepted', (dateOfBirth) =>
    expect(sentences(schema(), { dateOfBirth })).toEqual({}),
  );
  test('cannot be in the future', () => {
    expect(sentences(schema(), { dateOfBirth: '2026-11-22' })).toEqual({
      dateOfBirth: 'Date of birth cannot be in the future',
    });
  });
  test.each(['2025-02-29', '21-11-1999', '1999-1-1', '1999-11-21T00:00:00Z', 'x'])(
    '%s is not a date',
    (dateOfBirth) =>
      expect(sentences(schema(), { dateOfBirth })).toEqual({
        dateOfBirth: 'Date of birth must be a date, written YYYY-MM-DD',
      }),
  );
  test('an instant counts as its day in India', () => {
    const late = profileSchema({ today: new Date('2026-11-21T20:00:00Z') });
    expect(sentences(late, { dateOfBirth: '2026-11-22' })).toEqual({});
    const inUtc = profileSchema({ today: new Date('2026-11-21T20:00:00Z'), timeZone: 'UTC' });
    expect(Object.keys(sentences(inUtc, { dateOfBirth: '2026-11-22' }))).toEqual(['dateOfBirth']);
  });
});

describe('the last day of a notice period', () => {
  test('has not passed', () => {
    const problems = (day: string) =>
      sentences(schema(), { noticePeriod: 'serving', noticeUntil: day });
    expect(problems('2026-11-21')).toEqual({});
    expect(problems('2026-11-20')).toEqual({ noticeUntil: expect.stringMatching(/\w/) });
  });

  test('is required of someone who serves one', () => {
    expect(sentences(schema(), { noticePeriod: 'serving' })).toEqual({
      noticeUntil: expect.stringMatching(/is required/),
    });
    expect(sentences(schema(), { noticePeriod: 'immediate' })).toEqual({});
  });
});

describe('pay', () => {
  test.each([
    [5, 500_000],
    ['12.5', 1_250_000],
    [999.99, 99_999_000],
    [1000, 1000],
    ['12,00,000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['५', 500_000],
    ['12 LPA', 1_200_000],
    ['5 lakh', 500_000],
    ['25k per month', 300_000],
    ['₹5,00,000 a year', 500_000],
  ])('%s means %i rupees a year', (currentCTC, rupees) =>
    expect(valueOf({ currentCTC })).toEqual({ currentCTC: rupees }),
  );
  test.each([0, -1, '0', 'abc', '1e5', '5,5', '5-8 LPA', '$5k'])('%s is not pay', (currentCTC) =>
    expect(sentences(schema(), { currentCTC })).toEqual({
      currentCTC: 'Please enter a positive number greater than 0',
    }),
  );
  test.each([0.001, 3_000_000_000])('%s is implausible', (salaryExpectation) =>
    expect(sentences(schema(), { salaryExpectation })).toEqual({
      salaryExpectation: 'Please enter the pay per year, in lakhs or in rupees',
    }),
  );
  test('is unchanged when parsed again', () => {
    const profile = schema();
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 2e9, noNaN: true }), (currentCTC) => {
        const result = profile.safeParse({ currentCTC });
        if (result.success) expect(profile.parse(result.data)).toEqual(result.data);
      }),
    );
  });
});

describe('other values', () => {
  test.each([1950, '2030'])('%s can be the year of passing', (yearOfPassing) =>
    expect(sentences(schema(), { yearOfPassing })).toEqual({}),
  );
  test.each([1949, 2031, '20200'])('%s cannot', (yearOfPassing) =>
    expect(sentences(schema(), { yearOfPassing })).toEqual({
      yearOfPassing: 'Year of passing must be between 1950 and 2030',
    }),
  );
  test('a year is a whole number', () =>
    expect(sentences(schema(), { yearOfPassing: 2020.5 })).toEqual({
      yearOfPassing: 'Year of passing must be a whole number',
    }));
  test.each(['9876543210', '6000000000', '+91 98765 43210', '098765-43210', '919876543210'])(
    '%s is a mobile number',
    (phone) => expect(valueOf({ phone }).phone).toMatch(/^[6-9]\d{9}$/),
  );
  test.each(['5876543210', '987654321', '98765432101', 'phone', '+1 9876543210'])(
    '%s is not',
    (phone) =>
      expect(sentences(schema(), { phone })).toEqual({
        phone: 'Please enter a valid 10-digit Indian mobile number',
      }),
  );
  test('options must be in the lists', () => {
    expect(sentences(schema(), { gender: 'x', experienceType: 'x', education: 'x' })).toEqual({
      gender: 'Gender: please choose one of the options',
      experienceType: 'Experience level: please choose one of the options',
      education: 'Education: please choose one of the options',
    });
  });
  test('a list has at most 100 entries of 100 characters', () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => `skill ${index}`);
    expect(sentences(schema(), { technicalSkills: entries(100), skills: entries(300) })).toEqual(
      {},
    );
    expect(sentences(schema(), { technicalSkills: entries(101) })).toEqual({
      technicalSkills: 'Technical skills can have at most 100 entries',
    });
    expect(sentences(schema(), { certifications: ['a'.repeat(101)] })).toEqual({
      'certifications.0': 'Certifications must be at most 100 characters',
    });
    expect(sentences(schema(), { skills: 'Tally' })).toEqual({ skills: 'Skills must be a list' });
  });
  test('onboarding can be completed, but not undone', () => {
    expect(completeOnboardingSchema.parse({})).toEqual({ onboardingComplete: true });
    expect(completeOnboardingSchema.parse({ onboardingComplete: true }).onboardingComplete).toBe(
      true,
    );
    expect(sentences(completeOnboardingSchema, { onboardingComplete: false })).toEqual({
      onboardingComplete: 'Onboarding can only be marked as complete',
    });
  });
});
