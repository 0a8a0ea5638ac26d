import { expect, test } from 'vitest';
import { mayLeaveUnnamed } from '#server/modules/company/employerSettings/employerSettings.rules.ts';

test('employer.settings.company-name', () => {
  expect([mayLeaveUnnamed(null), mayLeaveUnnamed('Lotus Works')]).toEqual([true, false]);
});
