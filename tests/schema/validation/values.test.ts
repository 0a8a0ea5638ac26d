import { describe, expect, test } from 'vitest';
import { ROLES } from '#schema/options/roles.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { experienceYears } from '#schema/validation/values/experienceYears.ts';
import { clearableList, list } from '#schema/validation/values/list.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { readInt, readNumber } from '#schema/validation/values/readNumber.ts';
import { flag, flagOrNo, option, optionOrAny, options } from '#schema/validation/values/option.ts';
import { givenPassword } from '#schema/validation/values/password.ts';
import { ctc } from '#schema/validation/values/ctc.ts';
import { read, sentences } from './sentences.ts';

describe('a whole number', () => {
  const employees = () => wholeNumber('employeeCount', { min: 0, max: 2_000_000 });
  const [required, whole] = [
    'Number of employees is required',
    'Number of employees must be a whole number',
  ];

  test.each([
    [0, 0],
    [2_000_000, 2_000_000],
    [' 42 ', 42],
    ['1,234', 1_234],
    ['12,34,567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['४२', 42],
    ['42.00', 42],
    ['12,00,00', whole],
    ['1,2,345', whole],
    ['1234,567', whole],
    [',123', whole],
    ['4.5', whole],
    [4.5, whole],
    ['forty', whole],
    [Infinity, 'Number of employees must be a number'],
    [[4], 'Number of employees must be a number'],
    [undefined, required],
    [null, required],
    [Number.NaN, required],
    ['', required],
    [' ', required],
    [-1, 'Number of employees must be between 0 and 2000000'],
    ['-1', 'Number of employees must be between 0 and 2000000'],
    [2_000_001, 'Number of employees must be between 0 and 2000000'],
  ])('%j is read as %j', (given, expected) => expect(read(employees(), given)).toBe(expected));

  test('includes its fraction, and infinity is not a number', () => {
    expect(readNumber(' 12,345.75 ')).toBe(12_345.75);
    expect(readNumber('1.234')).toBe(1.234);
    expect(readNumber(Infinity)).toBeNull();
    expect(readNumber('-1,234')).toBe(-1_234);
  });
});

test.each([
  ['12', 12],
  [' 1,200 ', 1_200],
  ['-3', -3],
  ['2.5', null],
  ['', null],
  ['many', null],
  ['2147483647', 2_147_483_647],
  ['-2147483647', -2_147_483_647],
  ['2147483648', null],
])('“%s” can be sent as the whole number %s', (text, number) => expect(readInt(text)).toBe(number));

describe('years of experience', () => {
  test.each([
    [0, 0],
    ['Fresher', 0],
    ['3 years', 3],
    [60, 60],
    [61, 'Experience must be between 0 and 60'],
    [-1, 'Experience must be between 0 and 60'],
    ['2.5 years', 'Experience must be a whole number'],
    ['2-3 years', 'Experience must be a whole number'],
    [2.5, 'Experience must be a whole number'],
    ['long', 'Experience must be a whole number'],
    [undefined, 'Experience is required'],
    [{}, 'Experience must be a number'],
  ])('%j is read as %j', (given, expected) =>
    expect(read(experienceYears(), given)).toBe(expected),
  );
});

describe('yearly pay', () => {
  const [none, odd] = [
    'Please enter a positive number greater than 0',
    'Please enter the pay per year, in lakhs or in rupees',
  ];
  test.each([
    ['5', 500_000],
    ['5 LPA', 500_000],
    ['0.01', 1_000],
    [2_000_000_000, 2_000_000_000],
    [2_000_000_001, odd],
    ['0.009', odd],
    ['0', none],
    ['-5', none],
    ['-5 LPA', none],
    [' - 5 LPA', none],
    ['– 5 LPA', none],
    ['5-6 LPA', none],
    ['plenty', none],
  ])('%j is read as %j', (given, expected) =>
    expect(read(ctc('expectedCTC'), given)).toBe(expected),
  );
});

describe('an option', () => {
  const role = () => option('role', parserFor(ROLES), ROLES);
  const anyRole = () => optionOrAny('role', parserFor(ROLES));
  const wrong = 'Role: please choose one of the options';

  test.each([
    [' Job Seeker ', 'job_seeker'],
    ['boss', wrong],
    ['', 'Role is required'],
    [undefined, 'Role is required'],
    [3, 'Role must be text'],
  ])('%j is read as %j', (given, expected) => expect(read(role(), given)).toBe(expected));

  test.each([
    ['Employer', 'employer'],
    [' All ', null],
    ['any', null],
    ['', null],
    [null, null],
    [undefined, undefined],
    ['boss', wrong],
    [3, 'Role must be text'],
  ])('in a filter %j is read as %j', (given, expected) =>
    expect(read(anyRole(), given)).toBe(expected),
  );

  test('several are in the order of the list, each once', () => {
    const roles = options('role', parserFor(ROLES), ROLES);
    expect(read(roles, ['Admin', 'job seeker', 'ADMIN'])).toEqual(['job_seeker', 'admin']);
  });
});

describe('yes or no', () => {
  const wrong = 'Remote: please answer yes or no';

  test('accepts nothing else', () => {
    expect([true, false, 'yes', null].map((given) => read(flag('isRemote'), given))).toEqual([
      true,
      false,
      wrong,
      wrong,
    ]);
  });

  test('is no by default', () => {
    expect(
      [true, false, undefined, null, 1].map((given) => read(flagOrNo('isRemote'), given)),
    ).toEqual([true, false, false, false, wrong]);
  });
});

describe('a list', () => {
  test.each([
    [
      ['Tally  Prime', ' ', 'GST ', '\ttally\nprime', 'gst'],
      ['Tally Prime', 'GST'],
    ],
    [[], []],
    ['Tally', 'Skills must be a list'],
    [[1], undefined],
  ])('%j is read as %j', (given, expected) => {
    expect(read(list('skills'), given)).toEqual(expected);
  });

  test('reports an invalid entry', () => {
    expect(sentences(list('skills'), [1, null, 'a\0', 'x'.repeat(101)])).toEqual({
      '0': 'Skills must be text',
      '1': 'Skills is required',
      '2': 'Skills contains characters that cannot be used. Please type it again.',
      '3': 'Skills must be at most 100 characters',
    });
  });

  test('counts distinct entries', () => {
    expect(read(list('skills', 2), ['a', 'b', 'A', ''])).toEqual(['a', 'b']);
    expect(read(list('skills', 2), ['a', 'b', 'c'])).toBe('Skills can have at most 2 entries');
  });

  test('can be omitted, and is emptied by null', () => {
    const skills = clearableList('skills');
    expect([undefined, null, ['a']].map((given) => read(skills, given))).toEqual([
      undefined,
      [],
      ['a'],
    ]);
  });
});

describe('a submitted password', () => {
  test.each([
    [' x ', ' x '],
    ['   ', 'Password is required'],
    [undefined, 'Password is required'],
    [7, 'Password must be text'],
    ['a\0b', 'Password contains characters that cannot be used. Please type it again.'],
    ['x'.repeat(1_025), 'Password is too long. Please choose a shorter one.'],
  ])('%j is read as %j', (given, expected) => expect(read(givenPassword(), given)).toBe(expected));
});
