import { expect, test } from 'vitest';
import type { FeedFrame, FeedJob } from '#server/modules/partner/feed/feed.type.ts';
import { placeOf } from '#server/modules/partner/feed/formats/about.ts';
import { atom } from '#server/modules/partner/feed/formats/atom.ts';
import { indeed } from '#server/modules/partner/feed/formats/indeed.ts';
import { translator } from '#server/lib/words.ts';

const MOMENT = new Date('2026-11-21T10:00:00Z');
const JOB: FeedJob = {
  id: '0190a5d2-0000-7000-8000-000000000001',
  title: 'Cook',
  company: 'Lotus Works',
  website: null,
  companyCity: 'Pune',
  companyState: 'Maharashtra',
  location: '',
  district: null,
  state: null,
  isRemote: false,
  type: 'full_time',
  industry: 'other',
  category: null,
  salary: '',
  salaryMin: null,
  salaryMax: null,
  salaryPeriod: null,
  experienceYears: null,
  experienceLevel: null,
  educationLevel: null,
  skills: [],
  descriptionHtml: '<p>You cook.</p>',
  responsibilities: '',
  requirements: '',
  benefits: '',
  postedAt: MOMENT,
  updatedAt: MOMENT,
  applicationDeadline: null,
};

const FRAME: FeedFrame = {
  title: 'Jobs',
  publisher: 'Kaamyab',
  origin: 'https://jobs.example',
  self: 'https://jobs.example/feeds/jobs.xml',
  locale: 'en',
  changedAt: MOMENT,
  words: (area) => translator('en', area),
};

test.each([
  [
    'the city in its district',
    { location: 'Vijayawada, Andhra Pradesh', district: 'NTR', state: 'Andhra Pradesh' },
    'Vijayawada',
    'Andhra Pradesh',
  ],
  [
    'the district',
    { location: 'Near the lake, Goa', district: 'North Goa', state: 'Goa' },
    'North Goa',
    'Goa',
  ],
  [
    'as entered, without the country',
    { location: 'Nowhere Nagar, Far Province, India' },
    'Nowhere Nagar',
    'Far Province',
  ],
  ['a state alone', { location: 'Goa', state: 'Goa' }, null, 'Goa'],
  ['a place alone', { location: 'Nowhere Nagar' }, 'Nowhere Nagar', null],
  ['the town of the company', { location: 'India' }, 'Pune', 'Maharashtra'],
  ['no place of a remote job', { isRemote: true }, null, null],
])('the place of a job in a feed is %s', (_name, facts, city, state) => {
  expect(placeOf({ ...JOB, ...facts })).toEqual({ city, state });
});

test('what is not known of a job is left out of a feed', () => {
  const job = { ...JOB, isRemote: true };
  expect(indeed.entry(job, FRAME)).not.toMatch(
    /<(?:city|state|salary|education|category|experience|expirationdate)>/,
  );
  expect(atom.entry(job, FRAME)).not.toMatch(/<(?:category|job:(?:salary|city|state|deadline))\b/);
  const known = { ...job, salaryMax: 300_000, experienceYears: 0, applicationDeadline: MOMENT };
  expect(indeed.entry(known, FRAME)).toMatch(
    /<experience><!\[CDATA\[[^\]]+\]\]><\/experience>\n<expirationdate>/,
  );
  expect(atom.entry(known, FRAME)).toContain(
    '<job:salary currency="INR" per="year" max="300000"></job:salary>',
  );
});

test('feed readers see that a job without a place is remote', () => {
  const job = { ...JOB, isRemote: true };
  expect(atom.entry(job, FRAME)).toMatch(/<summary>Lotus Works · Remote · /);
});
