import { describe, expect, test } from 'vitest';
import { companySchema, updateCompanySchema } from '#schema/validation/employers/company.ts';
import {
  employerNotificationsSchema,
  employerPrivacySchema,
  employerProfileForm,
  employerProfileSchema,
} from '#schema/validation/employerSettings.ts';
import { sentences, TODAY, UNSUITABLE } from './sentences.ts';

const schema = () => companySchema(TODAY);
const company = { name: 'Kaveri Foods', industry: 'Retail' };

describe('the company profile', () => {
  test('requires a name and an industry', () => {
    expect(sentences(schema(), {})).toEqual({
      name: 'Company name is required',
      industry: 'Industry is required',
    });
    expect(schema().parse(company)).toEqual({
      name: 'Kaveri Foods',
      industry: 'retail',
      description: '',
      country: 'India',
      employeeCount: 0,
    });
  });

  test('was founded between 1800 and this year', () => {
    for (const foundedYear of [1800, '2026']) {
      expect(sentences(schema(), { ...company, foundedYear })).toEqual({});
    }
    for (const foundedYear of [1799, 2027]) {
      expect(sentences(schema(), { ...company, foundedYear })).toEqual({
        foundedYear: 'Founded year must be between 1800 and 2026',
      });
    }
  });

  test.each([
    ['https://kaveri.example/about', 'https://kaveri.example/about'],
    ['kaveri.example', 'https://kaveri.example'],
    ['http://kaveri.example', 'http://kaveri.example'],
  ])('%s is a website', (website, stored) =>
    expect(schema().parse({ ...company, website }).website).toBe(stored),
  );
  test.each([
    'javascript:alert(1)',
    'ftp://kaveri.example',
    'kaveri',
    'https://',
    'https://a b.example',
    'https://bank.example@kaveri.example',
  ])('%s is not a website', (website) =>
    expect(sentences(schema(), { ...company, website })).toEqual({
      website: 'Please enter a valid web address',
    }),
  );

  test('a logo is a path on this site or a web address', () => {
    for (const logo of ['/uploads/a.png', 'https://kaveri.example/a.png']) {
      expect(sentences(schema(), { ...company, logo })).toEqual({});
    }
    for (const logo of ['//evil.example/a.png', '/\\evil.example', 'data:image/png;base64,x']) {
      expect(sentences(schema(), { ...company, logo })).toEqual({
        logo: 'Please enter a valid web address',
      });
    }
  });

  test('phone, email, size and head count are parsed', () => {
    const given = { phone: '+91 (22) 2345-6789', email: 'HR@Kaveri.Example', size: '11-50' };
    expect(schema().parse({ ...company, ...given, employeeCount: '1,200' })).toMatchObject({
      phone: '+91 (22) 2345-6789',
      email: 'hr@kaveri.example',
      size: 'employees_11_50',
      employeeCount: 1200,
    });
    const wrong = { phone: '12-34', email: 'hr', size: 'huge', employeeCount: -1 };
    expect(sentences(schema(), { ...company, ...wrong })).toEqual({
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email address',
      size: 'Company size: please choose one of the options',
      employeeCount: 'Number of employees must be between 0 and 10000000',
    });
  });

  test('an update omits unchanged fields', () => {
    const update = updateCompanySchema(TODAY);
    expect(update.parse({ website: '', employeeCount: null })).toEqual({
      website: null,
      employeeCount: 0,
    });
    expect(update.parse({})).toEqual({});
    expect(sentences(update, { name: ' ' })).toEqual({ name: 'Company name is required' });
  });

  test.each(UNSUITABLE)('%j is rejected', (text) =>
    expect(Object.keys(sentences(schema(), { ...company, description: text, city: text }))).toEqual(
      ['description', 'city'],
    ),
  );
});

describe('employer settings', () => {
  test('the form requires both names, the call only what it changes', () => {
    expect(sentences(employerProfileForm, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
    expect(employerProfileSchema.parse({ phone: '' })).toEqual({ phone: null });
    expect(sentences(employerProfileSchema, { firstName: '' })).toEqual({
      firstName: 'First name is required',
    });
  });
  test('notification settings are flags', () => {
    expect(employerNotificationsSchema.parse({ weeklyReports: true })).toEqual({
      weeklyReports: true,
    });
    expect(sentences(employerNotificationsSchema, { weeklyReports: 'on' })).toEqual({
      weeklyReports: 'Weekly reports: please answer yes or no',
    });
  });
  test('privacy is public or private', () => {
    expect(employerPrivacySchema.parse({ profileVisibility: 'Private' })).toEqual({
      profileVisibility: 'private',
    });
    expect(sentences(employerPrivacySchema, { profileVisibility: 'friends' })).toEqual({
      profileVisibility: 'Profile visibility: please choose one of the options',
    });
  });
});
