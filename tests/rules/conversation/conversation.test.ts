import { describe, expect, test } from 'vitest';
import { fillFields } from '#schema/options/messages.ts';
import {
  messagesLeft,
  quietUntil,
  stateOf,
} from '#server/modules/conversation/conversation.rules.ts';
import { textOfHtml } from '#server/modules/conversation/inbound/htmlText.ts';
import { replyAddress, replyKeyIn } from '#server/modules/conversation/inbound/replyAddress.ts';
import { isAutomatic, replyTextOf } from '#server/modules/conversation/inbound/replyText.rules.ts';

const STANDING = {
  side: 'applicant',
  unanswered: 0,
  isBlocked: false,
  isBlockedByOther: false,
  hasLeft: false,
  isJobGone: false,
  isWithdrawn: false,
  companyStatus: 'approved',
} as const;

test.each([
  ['open', {}],
  ['open', { companyStatus: 'pending' }],
  ['open', { unanswered: 2 }],
  ['waiting', { unanswered: 3 }],
  ['open', { side: 'company', unanswered: 9 }],
  ['waiting', { side: 'company', unanswered: 10 }],
  ['blocked', { isBlocked: true, unanswered: 3 }],
  ['blocked', { isBlocked: true, isBlockedByOther: true }],
  ['closed', { isBlockedByOther: true }],
  ['closed', { hasLeft: true, isBlocked: true }],
  ['closed', { isJobGone: true }],
  ['closed', { isWithdrawn: true }],
  ['closed', { companyStatus: 'suspended' }],
  ['closed', { companyStatus: 'rejected' }],
] as const)('conversation.message.open: %s with %o', (state, facts) => {
  expect(stateOf({ ...STANDING, ...facts })).toBe(state);
});

test.each([
  ['2026-03-02T15:29:59Z', null],
  ['2026-03-02T15:30:00Z', '2026-03-03T02:30:00.000Z'],
  ['2026-03-02T18:30:00Z', '2026-03-03T02:30:00.000Z'],
  ['2026-03-03T02:29:59.500Z', '2026-03-03T02:30:00.000Z'],
  ['2026-03-03T02:30:00Z', null],
])('conversation.mail.quiet: at %s until %s', (now, until) => {
  expect(quietUntil(new Date(now))?.toISOString() ?? null).toBe(until);
});

test('conversation.batch.daily', () => {
  expect([messagesLeft(0, 5), messagesLeft(4, 5), messagesLeft(9, 5)]).toEqual([5, 1, 0]);
});

test('fields are filled in once', () => {
  const values = { name: '{job}', job: 'Nurse', company: 'Lotus', sender: 'Meera' };
  expect(fillFields('{name} {job} {company} {sender} {other}', values)).toBe(
    '{job} Nurse Lotus Meera {other}',
  );
});

describe('conversation.reply.text', () => {
  test.each([
    ['Yes.', 'Yes.'],
    ['Yes.\r\n\r\n> No?\r\n> Why', 'Yes.'],
    ['Yes.\n\nOn Mon, 2 Mar 2026 at 10:00, Kaamyab <a@b.in> wrote:\n> x', 'Yes.'],
    ['Yes.\nOn Mon, 2 Mar 2026 at 10:00, Kaamyab\n<a@b.in> wrote:\nx', 'Yes.'],
    ['Sí.\nEl lun, 2 mar 2026 a las 10:00, Kaamyab (<a@b.in>) escribió:\nx', 'Sí.'],
    ['हाँ।\n2 मार्च 2026 को Kaamyab <a@b.in> ने लिखा:\nx', 'हाँ।'],
    ['Yes.\n-----Original Message-----\nFrom: x', 'Yes.'],
    ['Yes.\n________________________________\nFrom: Kaamyab <a@b.in>\nSent: today', 'Yes.'],
    ['Yes.\nFrom: Kaamyab <a@b.in>\nSent: today', 'Yes.'],
    ['Yes.\nFrom: Lotus Bank\nSent: today', 'Yes.'],
    ['Sí.\nDe: Lotus Bank\nFecha: hoy', 'Sí.'],
    ['From: Monday\nTo: Friday', 'From: Monday\nTo: Friday'],
    ['Yes.\n##- To answer, write above this line -##\nHello', 'Yes.'],
    ['Yes.\n-- \nAsha, Pune', 'Yes.'],
    ['Yes.\n\nSent from my iPhone', 'Yes.'],
    ['From Monday on I can.\nOn Tuesdays too.', 'From Monday on I can.\nOn Tuesdays too.'],
    ['One\n\n\n\nTwo', 'One\n\nTwo'],
    ['> only a quote', ''],
  ])('%j', (text, own) => {
    expect(replyTextOf(text)).toBe(own);
  });

  test.each([
    ['Yes.\r> No?', 'Yes.'],
    ['Yes.\n  > No?', 'Yes.'],
    ['Yes.\nOn Monday, Asha\n  wrote:  \nNo?', 'Yes.'],
    ['Yes.\n  Sent from my phone', 'Yes.'],
    ['Yes.  \nNo.', 'Yes.\nNo.'],
    ['Yes.\n  No.', 'Yes.\n  No.'],
    ['Yes.\nOn Monday, Asha', 'Yes.\nOn Monday, Asha'],
    ['Yes.\nFrom: Monday', 'Yes.\nFrom: Monday'],
  ])('%j is read as %j', (text, own) => expect(replyTextOf(text)).toBe(own));

  test('a line of more than 400 characters does not introduce a quoted email', () => {
    const from = (length: number) => `From: ${'x'.repeat(length - 15)} @x.test`;
    expect(replyTextOf(`Yes.\n${from(400)}`)).toBe('Yes.');
    expect(replyTextOf(`Yes.\n${from(402)}`)).toBe(`Yes.\n${from(402)}`);
    const ends = (length: number) => `${'x'.repeat(length - 6)}wrote:`;
    expect(replyTextOf(`Yes.\nOn Monday\n${ends(400)}`)).toBe('Yes.');
    expect(replyTextOf(`Yes.\nOn Monday\n${ends(401)}`)).toMatch(/wrote:$/);
  });

  test('HTML loses its tags, the signature and what it quotes', () => {
    const html =
      '<style>p{}</style><div>Yes &amp; no&nbsp;</div><p>One<br>Two</p><div id="Signature">98765 43210</div>' +
      '<div dir="ltr" class="gmail_signature">98765 43210</div><div class="gmail_quote">On Monday</div>';
    expect(textOfHtml(html)).toBe('Yes & no\nOne\nTwo');
  });
});

test('the address of an answer is read in any case, and only of our domain', () => {
  const config = { replyDomain: 'Reply.example' };
  const key = '0123456789abcdef0123456789abcdef';
  const address = replyAddress(config, key)!;
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(replyKeyIn(config, ['x@y.z', address.toUpperCase()])).toBe(key);
  expect(replyKeyIn(config, [`reply+${key}@other.example`])).toBeNull();
  expect(replyAddress({}, key)).toBeNull();
});

test.each([
  [false, {}],
  [false, { 'auto-submitted': 'No; comment' }],
  [false, { precedence: 'normal' }],
  [false, { precedence: 'bulky' }],
  [false, { precedence: 'not bulk' }],
  [false, { 'return-path': '<asha@mail.example>' }],
  [false, { 'return-path': 'x<>' }],
  [false, { 'return-path': '<>x' }],
  [true, { 'auto-submitted': 'auto-replied' }],
  [true, { 'auto-submitted': 'auto-no' }],
  [true, { precedence: ' Bulk ' }],
  [true, { precedence: 'auto_reply' }],
  [true, { 'x-autoreply': 'yes' }],
  [true, { 'x-autorespond': 'yes' }],
  [true, { 'return-path': '<>' }],
  [true, { 'return-path': '  <>  ' }],
])('conversation.reply.automatic: %s with %o', (automatic, headers) => {
  expect(isAutomatic(new Map(Object.entries(headers)))).toBe(automatic);
});
