import { expect, test } from 'vitest';
import { isInThread, threadHeaders } from '#server/modules/mail/mailThread.rules.ts';

test('emails about one conversation or interview name the same thread', () => {
  const site = { publicUrl: 'https://jobs.example:8443/' };
  expect(threadHeaders(site, 'interview', 'a1')).toEqual({
    References: '<interview.a1@jobs.example>',
  });
  expect(threadHeaders(site, 'conversation', 'a1')).toEqual({
    References: '<conversation.a1@jobs.example>',
  });
});

test('when an account is deleted, its emails are found by their thread at any site', () => {
  expect(isInThread('letter', 'select id from letters')).toMatch(
    /References' in \(\s*select '<letter\.' \|\| id \|\| '@' .* from \(select id from letters\)/s,
  );
});
