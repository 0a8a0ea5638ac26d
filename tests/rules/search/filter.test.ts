import { describe, expect, test } from 'vitest';
import { QUICK_ANSWER_DAYS, RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import {
  conditionOf,
  FACETS,
  groupOf,
  industryChoice,
  isPlannedOnce,
  payWithin,
  Values,
  type Facet,
} from '#server/modules/search/filter.rules.ts';
import {
  filterLists,
  placeOfDistrict,
  stateNamed,
} from '#server/modules/search/filterLists.rules.ts';
import type { JobFilter } from '#server/modules/search/search.inputs.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** The condition in SQL, with the parameters that follow the current time. */
function asked(facet: Facet, filter: JobFilter): [string | null, ...unknown[]] {
  const values = new Values(NOW);
  const condition = conditionOf(facet, filterLists(filter), values);
  expect(values.list[0]).toBe(NOW);
  return [condition, ...values.list.slice(1)];
}

describe('a filter', () => {
  test.each(FACETS)('%s has no condition when it is left out', (facet) => {
    expect(asked(facet, {})).toEqual([null]);
  });

  test.each([
    ['type', { type: 'full_time' }, 's.type = $2', 'full_time'],
    ['experience', { experience: 'mid_level' }, 's.experience_level = $2', 'mid_level'],
    ['state', { state: 'orissa' }, 's.state = $2', 'Odisha'],
    ['state', { state: 'Atlantis' }, 's.state = $2', 'Atlantis'],
    [
      'postedWithin',
      { postedWithin: 'days_3' },
      's.posted_at > $2',
      new Date('2026-11-18T10:00:00Z'),
    ],
  ] as const)('%s with %o binds its value', (facet, filter, ...expected) => {
    expect(asked(facet, filter)).toEqual(expected);
  });

  test('remote finds remote jobs if true, and has no effect if false', () => {
    expect(asked('remote', { remote: true })).toEqual(['s.is_remote']);
    expect(asked('remote', { remote: false })).toEqual([null]);
    const either = { remote: true, workMode: 'hybrid' } as const;
    expect(asked('remote', either)).toEqual([null]);
    expect(asked('workMode', either)[0]).toBe('(s.facts @> $2::jsonb or s.is_remote)');
    expect(groupOf('remote', filterLists(either))).toBe('workMode');
    expect(groupOf('workMode', filterLists({ remote: true }))).toBe('remote');
  });

  test('company takes an id; anything else finds nothing', () => {
    const company = '01939E3A-0000-7000-8000-000000000001';
    expect(asked('company', { company })).toEqual([
      's.company_id = $2::uuid',
      company.toLowerCase(),
    ]);
    for (const wrong of ['lotus', `${company}0`, `0${company}`, company.replaceAll('-', '')])
      expect(asked('company', { company: wrong })).toEqual(['false']);
  });

  test.each([
    ['Software Development', 'software-development'],
    [' Welding ', 'welding'],
  ])('category %s is found by slug, id or title', (category, wanted) => {
    const [condition, ...values] = asked('category', { category });
    expect(values).toEqual([wanted]);
    for (const part of ['g.slug = $2', 'g.id::text = $2', 'lower(g.title) = $2'])
      expect(condition).toContain(part);
  });

  test.each([
    ['featured', 's.is_featured'],
    ['hot', 's.is_hot'],
    ['verified', 's.is_verified'],
  ] as const)('%s is a mark of the job', (facet, condition) => {
    expect(asked(facet, { [facet]: true })).toEqual([condition]);
    expect(asked(facet, { [facet]: false })).toEqual([null]);
  });

  test('quick responders answer within days, as at least a few applicants have seen', () => {
    const [condition] = asked('quickResponders', { quickResponders: true });
    expect(condition).toMatch(
      new RegExp(
        `^s\\.company_id in .*r\\.applicants >= ${RESPONSES_SHOWN_FROM} and r\\.typical_days <= ${QUICK_ANSWER_DAYS}`,
        's',
      ),
    );
  });

  test.each(['all', 'Any', ''])('category and industry "%s" have no effect', (any) => {
    expect(asked('category', { category: any })).toEqual([null]);
    expect(asked('industry', { industry: any })).toEqual([null]);
  });
});

describe('a filter with several values', () => {
  test('takes them beside the one value it took before, each once', () => {
    expect(asked('type', { type: 'intern', types: ['contract', 'intern'] })).toEqual([
      's.type = any($2::text[])',
      ['intern', 'contract'],
    ]);
    expect(asked('state', { state: 'orissa', states: ['Odisha'] })).toEqual(['s.state = $2', 'Odisha']); // oxfmt-ignore
    expect(asked('category', { categories: ['all'] })).toEqual([null]);
  });

  test('finds jobs with any of them', () => {
    expect(asked('salary', { salaryRanges: ['lakh_3_5', 'lakh_12_plus'] })[0]).toBe(
      `(${payWithin('lakh_3_5')} or ${payWithin('lakh_12_plus')})`,
    );
    expect(asked('shift', { shifts: ['day', 'night'] })).toEqual([
      '(s.facts @> $2::jsonb or s.facts @> $3::jsonb)',
      '{"shift":"day"}',
      '{"shift":"night"}',
    ]);
    expect(asked('district', { districts: ['poona', 'Malgudi'] })[0]).toBe(
      '(s.district = $3 and s.state = $2 or s.district = $4)',
    );
    expect(asked('industry', { industries: ['banking', 'other'] })[0]).toBe(
      '(s.industry = $2 or s.industry <> all($3::text[]))',
    );
    const [condition, ...values] = asked('category', { categories: ['sales', 'welding'] });
    expect(values).toEqual([['sales', 'welding']]);
    for (const part of ['g.slug = any($2', 'g.id::text = any($2', 'lower(g.title) = any($2'])
      expect(condition).toContain(part);
    const id = '01939e3a-0000-7000-8000-000000000001';
    expect(asked('company', { companies: ['lotus', id] })).toEqual(['s.company_id = $2::uuid', id]);
  });

  test('is planned for each search, because no index has its rows in order', () => {
    const isOnce = (filter: JobFilter) => isPlannedOnce(filterLists(filter));
    expect([{ type: 'intern' }, { types: ['intern'] }, { remote: true }].map(isOnce as never)).toEqual([true, true, true]); // oxfmt-ignore
    expect(isOnce({ types: ['intern', 'contract'] })).toBe(false);
    expect(isOnce({ state: 'Goa' })).toBe(false);
  });
});

describe('the filter of pay', () => {
  test('takes a lowest and a highest yearly pay, or one of them', () => {
    expect(asked('pay', { payFrom: 120_000, payTo: 240_000 })).toEqual([
      '(s.pay_from < $3::int and (s.pay_to > $2::int or s.pay_from >= $2::int))',
      120_000,
      240_000,
    ]);
    expect(asked('pay', { payFrom: 120_000 })).toEqual([
      '((s.pay_to > $2::int or s.pay_from >= $2::int))',
      120_000,
    ]);
    expect(asked('pay', { payTo: 240_000 }).slice(1)).toEqual([0, 240_000]);
    expect(asked('pay', { payFrom: -5, payTo: 0 })).toEqual([null]);
  });
});

describe('the filter of years', () => {
  test('finds jobs that ask for at most as many', () => {
    expect(asked('experienceYears', { experienceYears: 0 })).toEqual(['s.years <= $2::int', 0]);
    expect(asked('experienceYears', { experienceYears: 99 })).toEqual([null]);
  });
});

describe('a distance', () => {
  const near = (location: string, withinKm: number) =>
    filterLists({ location, withinKm }).near?.map(({ display }) => display);

  test('adds the districts around a place', () => {
    expect(near('Pune', 1)).toEqual(['Pune, Maharashtra']);
    expect(near('thane, maharashtra', 40)).toEqual(
      expect.arrayContaining(['Thane, Maharashtra', 'Mumbai City, Maharashtra']),
    );
    expect(near('Thane', 40)).not.toContain('Pune, Maharashtra');
  });

  test('never leaves out a district that belongs to the city', () => {
    const around = ['Ranga Reddy, Telangana', 'Medchal-Malkajgiri, Telangana'];
    expect(near('Hyderabad', 1)).toEqual(['Hyderabad, Telangana', ...around]);
    expect(near('Kukatpally', 25)).toContain('Hyderabad, Telangana');
  });

  test('reaches districts without a large city', () => {
    expect(near('Bengaluru', 50)).toContain('Bengaluru Rural, Karnataka');
    expect(near('Patna', 50)).toContain('Jehanabad, Bihar');
    expect(near('Karol Bagh', 25)).toContain('New Delhi, Delhi');
  });

  test('has no effect on a state, an unknown place, or without a place', () => {
    expect([near('Kerala', 50), near('Malgudi', 50), near('', 50)]).toEqual([undefined, undefined, undefined]); // oxfmt-ignore
  });
});

describe('the filter of industries', () => {
  test('finds every industry of a choice, and rows that store the name of the choice', () => {
    expect(asked('industry', { industry: 'it' })).toEqual([
      's.industry = any($2::text[])',
      expect.arrayContaining(['technology', 'it']),
    ]);
    expect(asked('industry', { industry: 'saas' })[1]).not.toContain('technology');
  });

  test('finds under "other" what belongs to no other choice', () => {
    const [condition, elsewhere] = asked('industry', { industry: 'other' });
    expect(condition).toBe('s.industry <> all($2::text[])');
    expect(elsewhere).toEqual(expect.arrayContaining(['technology', 'banking', 'it']));
    expect(elsewhere).not.toContain('other');
  });

  test('finds a stored industry on its own, in any spelling', () => {
    expect(asked('industry', { industry: 'Banking' })).toEqual(['s.industry = $2', 'banking']);
    expect(asked('industry', { industry: 'Juggling' })).toEqual(['s.industry = $2', 'Juggling']);
  });

  test.each([
    ['technology', 'it'],
    ['banking', 'non_it'],
    ['healthcare', 'healthcare'],
    ['juggling', 'other'],
  ])('a job in %s is counted under %s', (stored, choice) => {
    expect(industryChoice(stored)).toBe(choice);
  });
});

describe('the filter of salaries', () => {
  test('has no upper limit from twelve lakh', () => {
    expect(payWithin('lakh_12_plus')).toBe('((s.pay_to > 1200000 or s.pay_from >= 1200000))');
    expect(asked('salary', { salary: 'lakh_3_5' })).toEqual([
      '(s.pay_from < 500000 and (s.pay_to > 300000 or s.pay_from >= 300000))',
    ]);
  });
});

describe('the filter of districts', () => {
  test.each([
    ['Pune, Maharashtra', 'Pune, Maharashtra'],
    [' Pune, Maharashtra ', 'Pune, Maharashtra'],
    ['poona', 'Pune, Maharashtra'],
    [' Malgudi ', 'Malgudi'],
  ])('reads "%s" as %s', (text, place) => {
    expect(placeOfDistrict(text)).toBe(place);
  });

  test('matches the district in its state, or an unlisted name', () => {
    expect(asked('district', { district: 'poona' })).toEqual([
      's.district = $3 and s.state = $2',
      'Maharashtra',
      'Pune',
    ]);
    expect(asked('district', { district: 'Malgudi' })).toEqual(['s.district = $2', 'Malgudi']);
    // Only what follows the last comma is the state.
    expect(asked('district', { district: 'Old Town, Malgudi, Nowhere' })).toEqual([
      's.district = $3 and s.state = $2',
      'Nowhere',
      'Old Town, Malgudi',
    ]);
  });

  test('a state is found by all its names', () => {
    expect(stateNamed('Tamilnadu')).toBe('Tamil Nadu');
    expect(stateNamed('Nowhere')).toBe('Nowhere');
  });
});
