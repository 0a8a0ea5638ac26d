import { describe, expect, test } from 'vitest';
import {
  EMPTY_CAREER,
  inOrder,
  type Career,
  type Degree,
  type PastJob,
} from '#schema/profile/career.ts';
import { careerChanges } from '#schema/profile/documentedFacts.ts';
import { bandOfMonths, monthsWorked } from '#schema/profile/experience.ts';
import { issuesOf } from '#schema/validation/issues.ts';
import { careerSchema } from '#schema/validation/seekers/career.ts';

const TODAY = '2026-11-26';

const job = (values: Partial<PastJob> = {}): PastJob => ({
  title: 'Accountant',
  company: 'Lotus Works',
  place: null,
  from: null,
  to: null,
  isCurrent: false,
  summary: null,
  ...values,
});

const degree = (values: Partial<Degree> = {}): Degree => ({
  qualification: null,
  name: '',
  field: null,
  institution: null,
  from: null,
  to: null,
  grade: null,
  ...values,
});

const career = (values: Partial<Career>): Career => ({ ...EMPTY_CAREER, ...values });

describe('profile.experience.months', () => {
  test.each<[string, Partial<PastJob>[], number]>([
    ['both months count', [{ from: '2020-01', to: '2020-03' }], 3],
    ['a current job counts until today', [{ from: '2026-01', isCurrent: true }], 11],
    [
      'jobs at the same time count once',
      [
        { from: '2020-01', to: '2020-12' },
        { from: '2020-07', to: '2021-06' },
      ],
      18,
    ],
    ['years alone count from middle to middle', [{ from: '2018', to: '2020' }], 24],
    ['a job without a start does not count', [{ to: '2020-03' }, { isCurrent: true }], 0],
    ['a job that is over without an end does not count', [{ from: '2019-04' }], 0],
  ])('%s', (_, jobs, months) => {
    expect(monthsWorked(jobs.map(job), TODAY)).toBe(months);
  });

  test('belong to a documented band', () => {
    expect([1, 6, 12, 59, 60, 500].map(bandOfMonths)).toEqual([
      '0-6 months',
      '6 months - 1 year',
      '1-2 years',
      '3-5 years',
      '5-8 years',
      '8+ years',
    ]);
  });
});

test('current entries come first, then those that ended last', () => {
  const shown = inOrder(
    career({
      jobs: [
        job({ title: 'old', from: '2010', to: '2012-05' }),
        job({ title: 'undated' }),
        job({ title: 'newer', from: '2013', to: '2015' }),
        job({ title: 'now', isCurrent: true }),
      ],
      degrees: [degree({ name: 'done', to: '2020' }), degree({ name: 'running', from: '2024' })],
    }),
  );
  expect(shown.jobs.map(({ title }) => title)).toEqual(['now', 'newer', 'old', 'undated']);
  expect(shown.degrees.map(({ name }) => name)).toEqual(['running', 'done']);
});

describe('profile.career.facts: a career that is sent', () => {
  const changes = (given: Partial<Career>, known = {}) =>
    careerChanges({ career: EMPTY_CAREER, ...known }, { career: given }, TODAY);

  test('says what the present job is, and how long the person has worked', () => {
    const jobs = [
      job({ from: '2020-01', to: '2021-12' }),
      job({ title: 'Manager', company: '', from: '2022-01', isCurrent: true }),
    ];
    expect(changes({ jobs })).toMatchObject({
      currentJobTitle: 'Manager',
      currentCompany: null,
      experience: '5-8 years',
      experienceType: 'experienced',
    });
  });

  test('names the highest degree, not the last one', () => {
    const degrees = [
      degree({ qualification: 'diploma', to: '2023-05' }),
      degree({ qualification: 'bachelor', field: 'Commerce', institution: 'Pune', to: '2019' }),
      degree({ qualification: 'other', to: '2024' }),
    ];
    expect(changes({ degrees })).toMatchObject({
      education: 'bachelor',
      specialization: 'Commerce',
      university: 'Pune',
      yearOfPassing: 2019,
    });
  });

  test('leaves out what it does not concern', () => {
    expect(Object.keys(changes({ languages: [] }))).toEqual(['career']);
  });

  test('does not count a short job of a fresher as experience', () => {
    const jobs = [job({ from: '2026-01', to: '2026-03' })];
    expect(changes({ jobs }, { experienceType: 'fresher' })).not.toHaveProperty('experience');
  });

  test('keeps the figure that the person has given', () => {
    const jobs = [job({ from: '2024-01', isCurrent: true })];
    const known = { experienceMonths: 100, experienceType: 'experienced' };
    expect(changes({ jobs }, known)).toMatchObject({ experience: '8+ years' });
  });

  test('without jobs states no experience', () => {
    expect(changes({ jobs: [] }, { experience: '3-5 years' })).toMatchObject({ experience: null });
  });
});

describe('profile.career.facts: documented facts that are sent alone', () => {
  const after = (known: Partial<Career>, facts: object, given: object) =>
    careerChanges({ career: career(known), ...facts }, given, TODAY).career;

  test('become one entry each', () => {
    const given = { currentCompany: 'Lotus Works', education: 'bachelor', yearOfPassing: 2019 };
    expect(after({}, {}, given)).toMatchObject({
      jobs: [{ title: '', company: 'Lotus Works', isCurrent: true }],
      degrees: [{ qualification: 'bachelor', to: '2019' }],
    });
  });

  test('change the entry they are about and leave the others alone', () => {
    const jobs = [job({ isCurrent: true, from: '2022-01' }), job({ title: 'Clerk', to: '2021' })];
    const facts = { currentJobTitle: 'Accountant', currentCompany: 'Lotus Works' };
    expect(after({ jobs }, facts, { currentCompany: 'Neem Foods' })?.jobs).toEqual([
      { ...jobs[0], company: 'Neem Foods' },
      jobs[1],
    ]);
  });

  test('that are cleared end the present job', () => {
    const jobs = [job({ isCurrent: true, from: '2022-01' })];
    const facts = { currentJobTitle: 'Accountant', currentCompany: 'Lotus Works' };
    const given = { currentCompany: null, currentJobTitle: null };
    expect(after({ jobs }, facts, given)?.jobs).toEqual([job({ from: '2022-01' })]);
    expect(after({ jobs: [job({ isCurrent: true })] }, facts, given)?.jobs).toEqual([]);
  });

  test('keep the known facts of a certificate', () => {
    const known = { name: 'GST Practitioner', issuer: 'ICAI', year: 2020, link: null };
    const given = { certifications: ['gst practitioner', 'Tally'] };
    expect(after({ certificates: [known] }, {}, given)?.certificates).toEqual([
      { ...known, name: 'gst practitioner' },
      { name: 'Tally', issuer: null, year: null, link: null },
    ]);
  });

  test('without a career create no entry', () => {
    expect(after({}, {}, { experienceType: 'fresher' })).toBeUndefined();
  });
});

test.each<[string, object, string, string]>([
  ['a job without title and company', { jobs: [{}] }, 'jobs.0.title', 'required|label=title'],
  [
    'a job that ends before it begins',
    { jobs: [{ ...job(), from: '2020-05', to: '2020-04' }] },
    'jobs.0.to',
    'dateOrder',
  ],
  [
    'a job in the future',
    { jobs: [{ ...job(), from: '2026-12' }] },
    'jobs.0.from',
    'monthFuture|label=from',
  ],
  ['a month that does not exist', { jobs: [{ ...job(), from: '2020-13' }] }, 'jobs.0.from', 'month|label=from'], // oxfmt-ignore
  ['a degree that says nothing', { degrees: [{ grade: 'A' }] }, 'degrees.0.name', 'required|label=degree'], // oxfmt-ignore
  ['an unknown level', { languages: [{ name: 'Hindi', level: 'good' }] }, 'languages.0.level', 'option|label=languageLevel'], // oxfmt-ignore
  ['a link that is none', { links: [{ url: 'javascript:alert(1)' }] }, 'links.0.url', 'url'],
  [
    'too many languages',
    { languages: Array.from({ length: 21 }, () => ({ name: 'Hindi', level: 'native' })) },
    'languages',
    'listMax|label=languages|max=20',
  ],
])('%s is refused', (_, given, field, problem) => {
  const { error } = careerSchema({ today: TODAY }).safeParse(given);
  expect(error && issuesOf(error)).toEqual([{ field, issue: problem }]);
});

test('each field of a job is limited under its name', () => {
  const long = 'x'.repeat(5_000);
  const texts = { title: long, company: long, place: long, summary: long };
  const given = { jobs: [{ ...texts, from: 'x', to: 'x', isCurrent: 'perhaps' }] };
  const { error } = careerSchema({ today: TODAY }).safeParse(given);
  expect(error && issuesOf(error)).toEqual([
    { field: 'jobs.0.title', issue: 'maxLength|label=title|max=200' },
    { field: 'jobs.0.company', issue: 'maxLength|label=company|max=200' },
    { field: 'jobs.0.place', issue: 'maxLength|label=place|max=200' },
    { field: 'jobs.0.from', issue: 'month|label=from' },
    { field: 'jobs.0.to', issue: 'month|label=to' },
    { field: 'jobs.0.isCurrent', issue: 'flag|label=isCurrent' },
    { field: 'jobs.0.summary', issue: 'maxLength|label=summary|max=2000' },
  ]);
});

test.each(['title', 'company'])('a job needs one name: %s', (name) => {
  const { data } = careerSchema({ today: TODAY }).safeParse({ jobs: [{ [name]: 'Lotus' }] });
  expect(data?.jobs[0]).toMatchObject({ title: '', company: '', [name]: 'Lotus', place: null });
});

test('a career is made of lists, and one that is left out is empty', () => {
  const { data, error } = careerSchema({ today: TODAY }).safeParse({ jobs: null });
  expect(error).toBeUndefined();
  expect(data).toEqual(EMPTY_CAREER);
  const refused = careerSchema({ today: TODAY }).safeParse({ jobs: 'Accountant' });
  expect(issuesOf(refused.error!)).toEqual([{ field: 'jobs', issue: 'list|label=jobs' }]);
});

test.each(['qualification', 'name', 'field', 'institution'])(
  'a degree needs one name: %s',
  (name) => {
    const degree = { [name]: name === 'qualification' ? 'bachelor' : 'Commerce' };
    expect(careerSchema({ today: TODAY }).safeParse({ degrees: [degree] }).success).toBe(true);
  },
);

test('a year and a month of that year are in order, and a current job has no end', () => {
  const jobs = [
    { ...job(), from: '2020-05', to: '2020' },
    { ...job(), from: '2020', to: '2021', isCurrent: true },
  ];
  const { data } = careerSchema({ today: TODAY }).safeParse({ jobs });
  expect(data?.jobs.map(({ to }) => to)).toEqual(['2020', null]);
});
