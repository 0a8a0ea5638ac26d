import { describe, expect, test } from 'vitest';
import { UNSKILLED_WORK } from '#schema/search/studies.ts';
import {
  byAnyRank,
  withDevelopers,
  withOtherRanks,
  workNamed,
} from '#server/modules/recommendation/names.rules.ts';
import {
  districtsOfCity,
  seekerOf,
  type SeekerRow,
} from '#server/modules/recommendation/seeker.rules.ts';
import {
  isUnskilledWork,
  startingWork,
  worksOfNamedStudies,
  worksOfStudies,
} from '#server/modules/recommendation/studies.rules.ts';
import {
  occupationsIn,
  readTitle,
  type Occupation,
} from '#server/modules/search/words/work.rules.ts';
import { NOBODY } from './nobody.ts';

const person = (details: Partial<SeekerRow>) => seekerOf({ ...NOBODY, ...details });
const named = ({ source, name }: Occupation) => `${source}: ${name}`;
const works = (details: Partial<SeekerRow>) => [...new Set(person(details).occupations.map(named))];
const wishOf = ({ wishes }: Occupation) => wishes.map(({ text }) => text).join(' + ');

describe('the work that someone wants', () => {
  const beginner = { months: 0, monthsMost: 3 };
  const [accountant, teacher] = [{ currentJobTitle: 'Accountant' }, { currentJobTitle: 'Primary Teacher' }];
  test.each<[string, Partial<SeekerRow>, string[]]>([
    ['is what the title names', { ...accountant, pastTitles: ['Driver'] }, ['present: Accountant']],
    ['is that of the last two jobs without a title', { pastTitles: ['Teacher', 'Driver', 'Cook'] }, ['past: Teacher', 'past: Driver']],
    ['is what the headline names as well', { ...accountant, headline: 'Driver' }, ['present: Accountant', 'present: Driver']],
    ['is of four kinds at most', { ...accountant, headline: 'Driver, Cook, Welder, Tailor' }, ['present: Accountant', 'present: Driver', 'present: Cook', 'present: Welder']],
    ['is new if they look for other work than they do', { ...teacher, headline: 'Looking for work as accountant' }, ['present: Primary Teacher', 'wanted: accountant']],
    ['is not new if they look for what they do', { ...teacher, headline: 'Looking for work as teacher' }, ['present: Primary Teacher']],
    ['is not less exact because of the headline', { ...teacher, headline: 'Teacher' }, ['present: Primary Teacher']],
    ['is not a skill in the headline', { ...accountant, headline: 'Tally', skills: ['Tally'] }, ['present: Accountant']],
    ['is a skill in the headline if nothing else is known', { headline: 'Tally', skills: ['Tally'] }, ['present: Tally']],
    ['is unknown without any word of it', {}, []],
    ['follows from the studies of a beginner', { studies: ['B.Com'] }, ['studies: B.Com']],
    ['follows from studies in the headline of a beginner', { ...beginner, headline: 'B.Com fresher' }, ['studies: B.Com']],
    ['does not follow from them after a year of work', { months: 12, monthsMost: 12, headline: 'B.Com fresher' }, []],
    ['does not follow from them if the years are unknown', { headline: 'B.Com fresher' }, []],
  ])('%s', (_, details, expected) => expect(works(details)).toEqual(expected)); // oxfmt-ignore

  test('of a beginner is joined by what their studies lead to', () => {
    const driver = { headline: 'Driver', studies: ['B.Com'] };
    expect(person({ ...driver, ...beginner }).studied.map(wishOf)).toContain('accountant');
    expect(person({ ...driver, months: 12, monthsMost: 12 }).studied).toEqual([]);
    expect(person({ ...driver, months: 0, monthsMost: 11 }).studied).not.toEqual([]);
  });

  test('starts without experience if nothing leads to other work', () => {
    const fresher = { experienceType: 'fresher' } as const;
    const starts = (details: Partial<SeekerRow>) => startingWork({ ...NOBODY, ...details }).map(wishOf);
    expect(starts(fresher)).toContain('delivery boy');
    expect(starts({ ...fresher, education: 'bachelor' })).not.toContain('delivery boy');
    for (const education of ['bachelor', 'master', 'phd'] as const)
      expect(starts({ ...fresher, education })).toContain('receptionist');
    expect(starts({ ...fresher, skills: ['Excel', 'Communication'] })).not.toEqual([]);
    expect(starts({ ...fresher, skills: ['Welding'] })).toEqual([]);
    expect(starts({ experienceType: 'experienced' })).toEqual([]);
    expect(works(fresher)).toContain('starting: delivery boy');
  });
}); // oxfmt-ignore

describe('the work that studies lead to', () => {
  test('is that of the longest name in them', () => {
    const wishes = (...studies: string[]) => worksOfStudies(studies).map(wishOf);
    expect(wishes('B.Com')).toContain('accountant');
    expect(wishes('ITI Electrician')).toContain('wireman');
    expect(wishes('Nursing', 'B.Com')).toEqual([...wishes('Nursing'), ...wishes('B.Com')]);
    expect(wishes('Astrology')).toEqual([]);
    expect(worksOfStudies([' B.Com '])[0]).toMatchObject({ name: 'B.Com', source: 'studies' });
  });

  test('is read from a sentence, except for languages and wishes', () => {
    const names = (text: string) => [...new Set(worksOfNamedStudies(text).map(({ name }) => name))];
    expect(names('I am a B.Com fresher')).toEqual(['B.Com']);
    expect(names('B.Tech/Computer Science')).toEqual(['Computer Science']);
    expect(names('English speaker')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  test('is skilled or not', () => {
    for (const title of UNSKILLED_WORK) expect(isUnskilledWork(readTitle(title))).toBe(true);
    for (const title of ['Accountant', 'Electrician', ''])
      expect(isUnskilledWork(readTitle(title))).toBe(false);
  });
});

describe('where someone wants to work', () => {
  test('is at places that we know, apart from home', () => {
    const { places, home, wantsRemote, isOnlyRemote } = person({
      preferredLocations: ['Pune, Maharashtra', 'Work from home', 'Malgudi', 'Anywhere', 'Kerala'],
      location: 'Goa',
    });
    expect(places).toMatchObject([
      { name: 'Pune, Maharashtra', districts: ['Pune, Maharashtra'], states: [] },
      { name: 'Kerala', districts: [], states: ['Kerala'] },
    ]);
    expect(home).toMatchObject({ name: 'Goa', states: ['Goa'] });
    expect([wantsRemote, isOnlyRemote]).toEqual([true, false]);
  });

  test('is in the districts of a state that people name as a city', () => {
    expect(districtsOfCity('Delhi')).toContain('New Delhi, Delhi');
    expect(districtsOfCity('Goa')).toEqual([]);
    const [delhi] = person({ preferredLocations: ['Delhi'] }).places;
    expect(delhi).toMatchObject({ districts: districtsOfCity('Delhi'), states: ['Delhi'] });
  });

  test.each<[Partial<SeekerRow>, boolean, boolean]>([
    [{}, false, false],
    [{ preferredLocations: ['Work from home'] }, true, true],
    [{ preferredLocations: ['Pune'] }, false, false],
    [{ workModes: ['remote'], preferredLocations: ['Pune'] }, true, true],
    [{ workModes: ['remote', 'office'] }, true, false],
    [{ workModes: ['office'], preferredLocations: ['Work from home'] }, true, false],
  ])('%j: at home %s, nowhere else %s', (details, wantsRemote, isOnlyRemote) => {
    expect(person(details)).toMatchObject({ wantsRemote, isOnlyRemote });
  });

  test('is not a home without a place', () => {
    for (const location of ['Work from home', 'Malgudi', 'Anywhere', null])
      expect(person({ location }).home).toBeNull();
  });
});

test('the rest of a profile', () => {
  const skills = (details: Partial<SeekerRow>) =>
    person(details).skills.map(({ words }) => words.join(' '));
  expect(skills({ hasDrivingLicense: true })).toEqual(['driving licence']);
  expect(skills({ hasDrivingLicense: true, hasBike: true })).toContain('two wheeler licence');
  expect(skills({ hasBike: true })).toEqual([]);
  expect(person({ months: -1, monthsMost: -1 }).months).toBeNull();
  expect(person({ months: 0, monthsMost: 5 }).months).toEqual({ least: 0, most: 5 });
  const texts = { headline: 'A-b', currentJobTitle: 'C', pastTitles: ['D'], studies: ['E'], text: 'F' };
  expect(person(texts).mentioned).toBe(' a b c d e f ');
}); // oxfmt-ignore

describe('other names of the same work', () => {
  const first = (title: string) => occupationsIn(title)[0]!;
  const waysOf = (work: Occupation | undefined) =>
    work?.wishes.map(({ ways }) => ways.map(({ words }) => words.join(' ')));
  const closeness = (work: Occupation | undefined) =>
    work?.ways.map((ways) => Math.max(...ways.map((way) => way.closeness)));

  test('have another word for the rank, and are close', () => {
    const [work, other, ...more] = withOtherRanks(first('Sales Executive'));
    expect(more).toEqual([]);
    expect(work).toEqual(first('Sales Executive'));
    expect(waysOf(other)![0]).toContain('sales officer');
    expect(waysOf(other)![0]).not.toContain('salesman');
    expect(closeness(other)).toEqual([0.85]);
    expect(other!.details).toEqual([]);
  });

  test('have any word for the rank and any for the subject', () => {
    const [, other] = withOtherRanks(first('Maths Teacher'));
    const [subjects, ranks] = waysOf(other)!;
    expect(subjects).toContain('mathematics');
    expect(ranks).toEqual(expect.arrayContaining(['teacher', 'tutor', 'trainer']));
    expect(closeness(other)).toEqual([0.85, 1]);
  });

  test('do not exist without a rank', () => {
    for (const title of ['Accountant', 'Security Guard'])
      expect(withOtherRanks(first(title))).toEqual([first(title)]);
    expect(byAnyRank(first('Accountant'))).toEqual(first('Accountant'));
    expect(byAnyRank(first('Maths Teacher'))).toEqual(first('Maths Teacher'));
  });

  test('are added to work that someone could change to', () => {
    const both = waysOf(byAnyRank(first('Sales Executive')))![0];
    expect(both).toEqual(expect.arrayContaining(['salesman', 'sales officer']));
    const ways = byAnyRank(first('Sales Executive')).ways[0]!;
    expect(ways.find(({ words }) => words.join(' ') === 'sale clerk')!.closeness).toBe(1);
  });

  test('of a software engineer who knows Java are those of a Java developer', () => {
    const names = works({ currentJobTitle: 'Software Engineer', skills: ['Java'] });
    expect(names).toEqual(['present: Software Engineer']);
    const { occupations } = person({ currentJobTitle: 'Software Engineer', skills: ['Java'] });
    expect(occupations.map(wishOf)).toContain('java developer');
    for (const work of occupations.filter((one) => wishOf(one) === 'java developer')) {
      expect(Math.max(...closeness(work)!)).toBeLessThanOrEqual(0.85);
      expect(work.name).toBe('Software Engineer');
    }
    expect(withDevelopers(first('Accountant'))).toHaveLength(1);
  });

  test('that the search does not know count as written', () => {
    expect(workNamed('process associate').map(waysOf)).toEqual([[['process associate']]]);
    expect(workNamed('accountant')).toEqual(occupationsIn('accountant'));
    expect(workNamed('')).toEqual([]);
  });
});
