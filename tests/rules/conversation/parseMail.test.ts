import { expect, test } from 'vitest';
import { parseMail } from '#server/modules/conversation/inbound/parseMail.ts';

const mailWith = (body: string) =>
  parseMail(Buffer.from(`From: asha@people.example\r\nSubject: Re\r\n\r\n${body}`));

test('an email with more lines or parts than anyone writes is not read', async () => {
  expect(await mailWith('Yes.\r\n'.repeat(2_000))).toMatchObject({ from: 'asha@people.example' });
  expect(await mailWith('\n'.repeat(400_001))).toBeNull();
  expect(await mailWith('--b\n'.repeat(2_001))).toBeNull();
});
