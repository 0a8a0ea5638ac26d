import { describe, expect, test } from 'vitest';
import {
  likelyMeant,
  corrected,
  respellings,
  type KnownWord,
} from '#server/modules/search/words/corrections.rules.ts';

/** Words that no table contains, so that only the jobs count. */
const near = (...terms: [term: string, jobs: number, stem?: string][]) =>
  terms.map(([term, jobs, stem = term]) => ({ term, jobs, stem }));
const word = (text: string, more: Partial<KnownWord> = {}): KnownWord => ({
  word: text,
  stem: text,
  jobs: 0,
  isSpelt: false,
  near: [],
  ...more,
});

describe('a word that no job contains', () => {
  const fix = (text: string, ...terms: [string, number][]) =>
    corrected(word(text, { near: near(...terms) }));

  test('is corrected to the nearest word', () => {
    expect(fix('zorblin', ['zorkin', 20], ['zorblen', 20])).toEqual(['zorblen']);
    expect(fix('zorblin', ['zorblen', 20], ['zorkin', 20])).toEqual(['zorblen']);
  });

  test('is kept if nothing is near', () => {
    expect(fix('zorblin')).toEqual(['zorblin']);
    expect(fix('zorblin', ['kitchen', 20])).toEqual(['zorblin']);
  });

  test('may be any of several equally near words, those in more jobs first', () => {
    expect(fix('zorblin', ['zorblen', 4], ['zorblan', 20])).toEqual(['zorblan', 'zorblen']);
    expect(fix('zorblin', ['zorblen', 3], ['zorblan', 20])).toEqual(['zorblan']);
    expect(
      fix('zorblin', ['zorblen', 20], ['zorblan', 19], ['zorblon', 18], ['zorblun', 17]),
    ).toEqual(['zorblen', 'zorblan', 'zorblon']);
  });

  test('is never corrected to another word that no job contains', () => {
    expect(fix('zorblin', ['zorblen', 0])).toEqual(['zorblin']);
  });

  test('is not corrected if it has two letters or a digit', () => {
    expect(fix('zq', ['zqa', 20])).toEqual(['zq']);
    expect(fix('zqb', ['zqba', 20])).toEqual(['zqba']);
    expect(fix('zorbl1n', ['zorblin', 20])).toEqual(['zorbl1n']);
  });

  test('that is only partly typed counts as near as one with a typo', () => {
    expect(fix('zorb', ['zorblington', 20])).toEqual(['zorblington']);
    expect(fix('zor', ['zorblington', 20])).toEqual(['zor']);
    expect(fix('lington', ['zorblington', 20])).toEqual(['lington']);
  });

  test.each([
    ['electrition', 'electrician'],
    ['recptionist', 'receptionist'],
    ['enginer', 'engineer'],
    ['plumer', 'plumber'],
    ['analist', 'analyst'],
    ['weldr', 'welder'],
  ])('%s is corrected to %s by the tables alone', (typed, meant) => {
    expect(fix(typed)).toEqual([meant]);
  });
});

describe('a word whose stem occurs in some job', () => {
  test('is kept if a job spells it this way', () => {
    const known = word('adviser', { isSpelt: true, near: near(['advisor', 20]) });
    expect(respellings(known)).toEqual(['adviser']);
  });

  test('is corrected to a word that is nearer than the one with its stem', () => {
    const neighbours = near(['advise', 9, 'advis'], ['advisor', 9]);
    expect(respellings(word('adviser', { stem: 'advis', near: neighbours }))).toEqual([
      'advisor',
      'advise',
    ]);
  });

  test('is corrected to the nearest of several, whatever their order', () => {
    const neighbours = near(['advice', 9], ['advise', 9, 'advis'], ['advisor', 9]);
    expect(respellings(word('adviser', { stem: 'advis', near: neighbours }))).toEqual(
      respellings(word('adviser', { stem: 'advis', near: neighbours.toReversed() })),
    );
  });

  test('is corrected to the word with its stem if nothing is nearer', () => {
    const neighbours = near(['zorbling', 9], ['zorblen', 9, 'zorblin']);
    expect(respellings(word('zorblin', { near: neighbours }))).toEqual(['zorblen']);
  });

  test('without its stem in any job, is corrected to what sounds the same and kept as well', () => {
    expect(respellings(word('zorblin', { near: near(['zorblen', 9]) }))).toEqual([
      'zorblen',
      'zorblin',
    ]);
    expect(respellings(word('zorblin', { near: near(['kitchen', 9], ['zorblen', 0]) }))).toEqual([
      'zorblin',
    ]);
    expect(respellings(word('zorblin', { near: near(['yarblen', 9]) }))).toEqual(['zorblin']);
  });
});

describe('a word that few jobs contain', () => {
  const also = (text: string, jobs: number, ...terms: [string, number][]) =>
    likelyMeant(word(text, { jobs, near: near(...terms) }));

  test('also means one that is a typo away and occurs in many more jobs', () => {
    expect(also('enginer', 1, ['engineer', 5])).toEqual(['engineer']);
    expect(also('enginer', 1, ['engineer', 4])).toEqual([]);
    expect(also('enginer', 2, ['engineer', 10])).toEqual(['engineer']);
    expect(also('enginer', 1, ['engineers', 20])).toEqual([]);
  });

  test('means nothing else if five jobs contain it, or it is short, or has a digit', () => {
    expect(also('enginer', 4, ['engineer', 20])).toEqual(['engineer']);
    expect(also('enginer', 5, ['engineer', 99])).toEqual([]);
    expect(also('weldr', 1, ['welder', 20])).toEqual(['welder']);
    expect(also('cok', 1, ['cook', 20])).toEqual([]);
    expect(also('coks', 1, ['cooks', 20])).toEqual([]);
    expect(also('level2', 1, ['level', 20])).toEqual([]);
  });

  test('means at most two other words', () => {
    expect(also('wordy', 1, ['words', 20], ['wordz', 20], ['wordx', 20])).toEqual([
      'words',
      'wordz',
    ]);
  });
});
