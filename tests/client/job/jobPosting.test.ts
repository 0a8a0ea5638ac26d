import { describe, expect, test } from 'vitest';
import { headMarkup } from '#client/lib/document/head.ts';
import { jobPosting } from '#client/pages/jobs/posting/jobPosting.ts';
import { postingProblems } from '#tests/support/jobPostingRules.ts';
import { NURSE } from './jobWorld.tsx';

const AROUND = { origin: 'https://kaamyab.example', remoteSentence: 'This is a remote job.' };
const NOW = new Date('2026-11-21T10:00:00Z');

const posting = (facts: object = {}) => {
  const job = { ...NURSE, district: 'Mysuru', state: 'Karnataka', ...facts };
  return jobPosting(job as never, AROUND) as Record<string, unknown>;
};

test('the structured data meets Google’s rules', () => {
  expect(postingProblems(posting(), NOW)).toEqual([]);
  expect(posting()).toMatchObject({
    title: 'Staff Nurse',
    description:
      '<p>You care for people.</p><ul><li>Rounds</li><li>Records</li></ul><ul><li>GNM or B.Sc.</li></ul>',
    identifier: { name: 'Kaveri Hospitals', value: NURSE.id },
    datePosted: '2026-11-19',
    validThrough: '2026-12-03T23:59:59+05:30',
    employmentType: ['FULL_TIME'],
    jobLocation: {
      address: { addressLocality: 'Mysuru', addressRegion: 'Karnataka', addressCountry: 'IN' },
    },
    experienceRequirements: { monthsOfExperience: 12 },
    educationRequirements: { credentialCategory: 'associate degree' },
    directApply: true,
  });
});

test('the day on which it was posted is that in India', () => {
  expect(posting({ postedAt: '2026-11-19T20:00:00.000Z' })['datePosted']).toBe('2026-11-20');
});

test('the logo of the company has a whole address', () => {
  const company = { ...NURSE.company, logoUrl: '/uploads/logos/1' };
  expect(posting({ company })).toMatchObject({
    hiringOrganization: { logo: 'https://kaamyab.example/uploads/logos/1' },
  });
});

test('a website that is not a web address is left out', () => {
  const sentFor = (website: string | null) =>
    posting({ company: { ...NURSE.company, website } })['hiringOrganization'];
  expect(sentFor('https://kaveri.example')).toMatchObject({ sameAs: 'https://kaveri.example' });
  for (const website of ['kaveri.example', 'https://our site', 'ftp://kaveri.example', null])
    expect(sentFor(website)).not.toHaveProperty('sameAs');
});

describe('the pay', () => {
  test.each([
    [
      { salaryMin: 500_000, salaryMax: 1_000_000 },
      { minValue: 500_000, maxValue: 1_000_000, unitText: 'YEAR' },
    ],
    [
      { salaryMin: 300_000, salaryMax: 300_000, salaryPeriod: 'MONTH' },
      { value: 25_000, unitText: 'MONTH' },
    ],
    [
      { salaryMin: 1_200_000, salaryMax: null },
      { minValue: 1_200_000, unitText: 'YEAR' },
    ],
    [
      { salaryMin: null, salaryMax: 240_000, salaryPeriod: 'MONTH' },
      { maxValue: 20_000, unitText: 'MONTH' },
    ],
  ])('keeps the period and the bounds of the employer: %j', (pay, value) => {
    const { baseSalary } = posting(pay);
    expect(baseSalary).toMatchObject({ currency: 'INR', value });
    expect(Object.keys((baseSalary as { value: object }).value).toSorted()).toEqual(
      ['@type', ...Object.keys(value)].toSorted(),
    );
  });

  test.each([
    { salaryMin: null, salaryMax: null },
    { salaryPeriod: null },
    { salaryPeriod: 'DAY' },
    { salaryMin: 100_001, salaryMax: null, salaryPeriod: 'MONTH' },
  ])('is left out where it is not certain: %j', (pay) => {
    expect(posting(pay)).not.toHaveProperty('baseSalary');
  });
});

describe('the place', () => {
  test('of a remote job is kept if it has one, and the job says it is remote', () => {
    const remote = posting({ isRemote: true });
    expect(postingProblems(remote, NOW)).toEqual([]);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      jobLocation: { address: { addressLocality: 'Mysuru' } },
    });
    const nowhere = posting({
      isRemote: true,
      location: '',
      city: null,
      district: null,
      state: null,
    });
    expect(postingProblems(nowhere, NOW)).toEqual([]);
    expect(nowhere).not.toHaveProperty('jobLocation');
  });

  test('is the city in its district', () => {
    const place = { location: 'Vijayawada, Andhra Pradesh', city: 'Vijayawada', district: 'NTR' };
    expect(posting(place)).toMatchObject({
      jobLocation: { address: { addressLocality: 'Vijayawada' } },
    });
  });

  test('is parsed if it could not be resolved', () => {
    const place = {
      location: 'Wadala, Mumbai, Maharashtra, India',
      city: null,
      district: null,
      state: null,
    };
    expect(posting(place)).toMatchObject({
      jobLocation: {
        address: { addressLocality: 'Wadala', addressRegion: 'Maharashtra', addressCountry: 'IN' },
      },
    });
  });

  test('is the company’s own if there is none', () => {
    const company = { ...NURSE.company, city: 'Mysuru', state: 'Karnataka' };
    expect(
      posting({ location: '', city: null, district: null, state: null, company }),
    ).toMatchObject({
      jobLocation: { address: { addressLocality: 'Mysuru', addressRegion: 'Karnataka' } },
    });
  });

  test('is not a town of a company abroad', () => {
    const company = { ...NURSE.company, city: 'Singapore', state: null, country: 'Singapore' };
    const { jobLocation } = posting({
      location: '',
      city: null,
      district: null,
      state: null,
      company,
    });
    expect(jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'IN' },
    });
  });
});

describe('the deadline', () => {
  test.each([
    ['a day of a site in UTC', '2026-12-31T23:59:59.999Z', '2026-12-31T23:59:59+05:30'],
    ['midnight, which ends the day before', '2026-12-02T18:30:00Z', '2026-12-02T23:59:59+05:30'],
    ['a time within a day', '2026-12-02T06:30:00Z', '2026-12-02T12:00:00+05:30'],
  ])('is %s', (_, applicationDeadline, validThrough) => {
    expect(posting({ applicationDeadline })).toMatchObject({ validThrough });
  });
});

test('a job without a deadline has none', () => {
  expect(posting({ applicationDeadline: null })).not.toHaveProperty('validThrough');
});

test('freshers may apply: no experience is required', () => {
  expect(posting({ experienceYears: 0 })['experienceRequirements']).toBe('no requirements');
  expect(posting({ experienceYears: null })).not.toHaveProperty('experienceRequirements');
});

test('what the employer typed line by line is text in the description, whatever signs it has', () => {
  const lines = ['Less than <5 years', 'R&D &amp; more', '<img src=x onerror=alert(1)>', 'a > b'];
  const facts = { responsibilities: lines, requirements: lines, benefits: lines, isRemote: true };
  const { description } = jobPosting({ ...NURSE, ...facts } as never, {
    ...AROUND,
    remoteSentence: lines.join(),
  }) as { description: string };
  const shown = document.createElement('div');
  shown.innerHTML = description;
  const texts = [...shown.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(texts).toEqual([...lines, ...lines, ...lines]);
  expect(shown.querySelectorAll('p')[1]!.textContent).toBe(lines.join());
  expect(shown.querySelectorAll(':not(p, ul, li, br)')).toHaveLength(0);
});

test('no text in the structured data can end its script element', () => {
  const bad = '</script><script>alert(1)</script>';
  const facts = {
    title: bad,
    responsibilities: [bad],
    requirements: [bad],
    benefits: [bad],
    company: { ...NURSE.company, name: bad },
  };
  const context = {
    ...AROUND,
    locale: 'en',
    path: '/',
    siteName: 'x',
    fullTitle: bad,
    noindex: false,
  } as const;
  const head = headMarkup({ title: bad, description: bad, jsonLd: [posting(facts)] }, context);
  expect(head.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script[^>]*>(.*)<\/script>/s.exec(head)?.[1] ?? '';
  expect((JSON.parse(json) as { title: string }).title).toBe(bad);
});
