import { GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import type { SelectedField } from '#server/rest/answerOf.ts';
import { deprecationOf } from '#server/rest/deprecation.ts';

const field = (name: string, deprecated?: string, fields?: SelectedField[]): SelectedField => ({
  name,
  type: GraphQLString,
  description: '',
  ...(deprecated !== undefined && { deprecated }),
  ...(fields && { fields }),
});

test('the earliest start and the earliest end of several deprecated fields count, at any depth', () => {
  const fields = [
    field('plain'),
    field('late', 'Use another, since 2026-03-01, until 2027-06-30.'),
    field('outer', undefined, [
      field('inner', 'Use another, since 2026-09-01, until 2027-03-31.'),
      field('undated', 'Use another.'),
    ]),
  ];
  expect(deprecationOf(fields)).toEqual({
    since: new Date('2026-03-01T00:00:00Z'),
    until: new Date('2027-03-31T00:00:00Z'),
  });
});

test('without a date of removal, nothing is announced', () => {
  expect(deprecationOf([field('undated', 'Use another.'), field('plain')])).toBeNull();
});
