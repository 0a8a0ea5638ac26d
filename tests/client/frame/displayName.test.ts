import { expect, test } from 'vitest';
import { displayName } from '#client/lib/displayName.ts';

test.each([
  ['Asha', 'Rao', 'x@mail.example', 'Asha Rao'],
  [' Asha ', ' Rao ', 'x@mail.example', 'Asha Rao'],
  ['Asha', '', 'x@mail.example', 'Asha'],
  ['', 'Rao', 'asha@mail.example', 'Asha'],
  ['', '', 'ravi.kumar@mail.example', 'Ravi Kumar'],
  ['', '', 'ravi_kumar-92+jobs@mail.example', 'Ravi Kumar'],
  ['', '', 'अनु.मेहता@mail.example', 'अनु मेहता'],
  ['', '', '919876543210@mail.example', 'User'],
  ['', '', '', 'User'],
])('%j %j of %j is called %j', (firstName, lastName, email, name) => {
  expect(displayName({ firstName, lastName, email }, 'User')).toBe(name);
});
