import { expect, test } from 'vitest';
import { labeller } from '#server/modules/analytics/answer/labels.ts';

test.each([
  ['en', 'Kerala', 'Finance & Banking', 'Rare trade'],
  ['hi', 'केरल', 'फ़ाइनेंस और बैंकिंग', 'Rare trade'],
] as const)('states and categories are named in the reader’s language (%s)', (locale, ...names) => {
  const state = labeller('state', null, locale);
  const category = labeller('category', null, locale);
  expect([
    state('Kerala', null),
    category('finance-banking', 'Finance & Banking'),
    category('rare-trade', 'Rare trade'),
  ]).toEqual(names);
});
