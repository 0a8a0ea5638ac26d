import { expect, test } from 'vitest';
import { statusOf } from '#server/modules/job/job.rules.ts';
import { isProgram } from '#server/modules/job/jobView.rules.ts';

test('a single status sums up a job', () => {
  expect(statusOf({ ownStatus: 'active', standing: 'live' })).toBe('active');
  expect(statusOf({ ownStatus: 'active', standing: 'expired' })).toBe('expired');
  expect(statusOf({ ownStatus: 'closed', standing: 'closed' })).toBe('closed');
  expect(statusOf({ ownStatus: 'active', standing: 'suspended' })).toBe('active');
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/120 Mobile (compatible; GoogleOther)  bingbot/2.0',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'curl/8.1',
  'Mozilla/5.0 HeadlessChrome/120',
  '',
  '  ',
])('%s is a program', (agent) => {
  expect(isProgram(agent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
])('%s is a person', (agent) => {
  expect(isProgram(agent)).toBe(false);
});
