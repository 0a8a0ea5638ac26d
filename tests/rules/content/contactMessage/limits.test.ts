import { expect, test } from 'vitest';
import {
  COUNTED_FOR,
  mayConfirm,
  sendForbiddenBy,
} from '#server/modules/content/contactMessage/contactMessage.rules.ts';

test('message.send.not-too-many: a network can send ten messages an hour', () => {
  expect(COUNTED_FOR).toBe(3_600_000);
  expect(sendForbiddenBy(9)).toBeNull();
  expect(sendForbiddenBy(10)).toBe('message.send.not-too-many');
});

test('an address gets at most three confirmations an hour', () => {
  expect(mayConfirm(2)).toBe(true);
  expect(mayConfirm(3)).toBe(false);
});
