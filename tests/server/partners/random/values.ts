import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { Choice } from './choice.ts';
import type { Known } from './known.ts';

const WHOLE = [
  0, 1, 1, 2, 3, 5, 10, 12, 40, 100, 101, -1, 1_000_000, 2_147_483_647, -2_147_483_648,
];
const BROKEN = [0, 0.5, -1, 1e300, 1e-300, 1_200_000, Number.MAX_SAFE_INTEGER];
const MOMENTS = [
  '2026-11-22T05:30:00.000Z',
  '2026-01-01T00:00:00+05:30',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2024-02-29T12:00:00Z',
];
const TEXTS = [
  '',
  ' ',
  'nurse',
  'Pune, Maharashtra',
  'नौकरी 😀',
  "O'Reilly\\",
  '%_',
  '"quoted" & <b>',
  'a:b | c & !d (',
  'x'.repeat(300),
  'y'.repeat(9_000),
  '2026-11-01',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'Asia/Kolkata',
  'https://kaamyab.example/logo.png',
  'javascript:alert(1)',
  'somebody@people.example',
  '+91 98765 43210',
  '10-20 LPA',
  '-1',
  'NaN',
  '\u202e\u200b',
  'eyJpZCI6MX0=',
  '{"a":1}',
];
/** Plausible text by argument name: about half of the values are meaningful. */
const MEANT: [name: RegExp, texts: readonly string[]][] = [
  [/from|to$|date|deadline|^day|until/i, ['2026-11-01', '2026-12-31', '2024-02-29']],
  [/website|url$/i, ['https://lotus.example/', 'http://localhost:1/']],
  [/phone/i, ['+91 98765 43210', '9876543210']],
  [/password/i, ['A good passphrase 1', 'short']],
  [/location|city|place/i, ['Pune, Maharashtra', 'Remote', 'Bengaluru']],
  [/state/i, ['Maharashtra', 'Karnataka']],
  [/category/i, ['Software Development', 'sales-business-development']],
  [/industry/i, ['technology', 'healthcare']],
  [/type|experienceLevel/i, ['full_time', 'senior_level', 'employees_11_50']],
  [/salary/i, ['10-20 LPA', '₹ 45,000 per month']],
  [/timeZone/i, ['Asia/Kolkata', 'UTC', 'Mars/Base']],
  [/selection/i, ['{ id title }', '{ id company { name } }', '{ job { id } }']],
  [/externalId/i, ['n-1', 'n-2', 'n-3']],
  [
    /title|name|subject|message|body|description|require|responsib|benefit|text|keyword/i,
    [
      'Staff Nurse',
      'Somebody who cares for those who care, by day and by night, on wards of every kind.',
    ],
  ],
];
const IDS = ['', 'x', '1', '01890000-0000-7000-8000-000000000000', 'z'.repeat(600)];
const ANY_JSON = [{}, [], 'text', 1, { a: [{ b: null }] }, [['x']], { ids: ['1'] }, true];
const DEEPEST = 4;

/** A value of the type, often at the edge of the allowed range. */
export function valueOf(
  type: GraphQLInputType,
  name: string,
  choice: Choice,
  known: Known,
  depth = 0,
): unknown {
  if (isNonNullType(type)) return present(type.ofType, name, choice, known, depth);
  return choice.often(10) ? null : present(type, name, choice, known, depth);
}

function present(
  type: GraphQLInputType,
  name: string,
  choice: Choice,
  known: Known,
  depth: number,
): unknown {
  if (isListType(type)) {
    const count = choice.often(2) ? 101 : choice.below(3);
    return Array.from({ length: count }, () => valueOf(type.ofType, name, choice, known, depth));
  }
  if (isEnumType(type)) return choice.one(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        (isNonNullType(field.type) && field.defaultValue === undefined) ||
        (depth < DEEPEST && choice.often(40)),
    );
    return Object.fromEntries(
      fields.map((field) => [
        field.name,
        valueOf(field.type, field.name, choice, known, depth + 1),
      ]),
    );
  }
  return scalarOf(String(type), name, choice, known);
}

function scalarOf(type: string, name: string, choice: Choice, known: Known): unknown {
  switch (type) {
    case 'Int':
      // Lists of a hundred within lists of a hundred exceed the cost limit, which another test covers.
      return /^(first|page|limit)$/.test(name) && choice.often(80)
        ? 1 + choice.below(3)
        : choice.one(WHOLE);
    case 'Float':
      return choice.one(BROKEN);
    case 'Boolean':
      return choice.often(50);
    case 'ID':
      return choice.often(85) && known.ids.length > 0 ? choice.one(known.ids) : choice.one(IDS);
    case 'DateTime':
      return choice.one(MOMENTS);
    case 'String':
      return choice.often(60) ? meantBy(name, choice, known) : choice.one(TEXTS);
    default:
      return choice.one(ANY_JSON);
  }
}

function meantBy(name: string, choice: Choice, known: Known): string {
  const own = /^(after|before|cursor)$/.test(name)
    ? known.cursors
    : /email/i.test(name)
      ? known.emails
      : /slug/i.test(name)
        ? known.slugs
        : (MEANT.find(([meant]) => meant.test(name))?.[1] ?? TEXTS);
  return choice.one(own.length > 0 ? own : TEXTS);
}
