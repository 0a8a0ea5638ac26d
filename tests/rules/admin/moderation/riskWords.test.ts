import { describe, expect, test } from 'vitest';
import {
  asksForMoney,
  hasOutsideContact,
  riskWordsOf,
  wordsBehind,
  type RiskFacts,
} from '#server/modules/review/risk.rules.ts';

const factsWithText = (
  text: string,
  companyWebsite: string | null = 'https://www.kaveri.example',
) => ({ texts: [text], feeReports: 0, companyWebsite }) as unknown as RiskFacts;

describe('a link is a sign if it leads away from the site', () => {
  test.each([
    ['Apply at jobs.example.com/x today', ['jobs.example.com/x']],
    ['Register on bit.ly/abc.', ['bit.ly/abc']],
    ['Visit apply-now.in', ['apply-now.in']],
    ['Visit site/apply-now.in', ['apply-now.in']],
    ['See forms.gle/Ab_12-x, then call', ['forms.gle/Ab_12-x']],
    ['Profile: x.com/kaveri', ['x.com/kaveri']],
    ['Send it on apply.co.in.Thank you', ['apply.co.in']],
    ['At ...apply.com now', ['apply.com']],
    ['Open https://evil.example/a?b=c#d!', ['https://evil.example/a?b=c#d']],
    ['[Apply](HTTPS://Evil.Example/Form) here', ['HTTPS://Evil.Example/Form']],
    ['**http://10.0.0.1/x**', ['http://10.0.0.1/x']],
    ['WWW.EVIL.EXAMPLE', ['WWW.EVIL.EXAMPLE']],
    [
      'https://evil.example,https://other.example',
      ['https://evil.example', 'https://other.example'],
    ],
    ['https://kaveri.example@evil.example', ['https://kaveri.example@evil.example']],
    ['https://evil.example\\@kaveri.example/', ['https://evil.example\\@kaveri.example/']],
    ['https://notkaveri.example', ['https://notkaveri.example']],
    ['https://kaveri.example.evil.org', ['https://kaveri.example.evil.org']],
  ])('%s', (text, words) => {
    expect(riskWordsOf(factsWithText(text))).toEqual(words);
    expect(hasOutsideContact(factsWithText(text))).toBe(true);
  });

  test.each([
    'Node.js, Vue.js and Next.js',
    'B.Tech, M.Sc., Ph.D. or B.Com; b.com and m.com/mba as well',
    'ASP.NET, asp.net core, VB.net and .net',
    'e.g. i.e. etc. p.m. 5.in',
    '5.5 LPA - 6.25 LPA',
    "St. Mary's Hospital",
    'Good English.In Pune. Work from home.',
    'java.io and socket.io',
    'Meet us @kaveri.in',
    'www. http:// https://. www.kaveri',
    'config.in.yaml',
    'Kaveri.com',
    'Careers: https://kaveri.example/careers, www.kaveri.example, http://jobs.kaveri.example:80/x.',
    'HTTPS://WWW.KAVERI.EXAMPLE',
  ])('not: %s', (text) => {
    expect(riskWordsOf(factsWithText(text))).toEqual([]);
    expect(hasOutsideContact(factsWithText(text))).toBe(false);
  });

  test.each([
    'https://kaveri.com/about',
    'http://www.kaveri.com',
    'kaveri.com',
    'WWW.Kaveri.COM/x?y',
    'https://kaveri.com:443',
  ])('unless it leads to the website of the company: %s', (website) => {
    const link = 'Apply on kaveri.com/jobs or https://jobs.kaveri.com.';
    expect(hasOutsideContact(factsWithText(link, website))).toBe(false);
    expect(riskWordsOf(factsWithText('Apply on kaveri.org', website))).toEqual(['kaveri.org']);
  });

  test('even if many companies share the host of the website', () => {
    const website = 'https://www.linkedin.com/company/kaveri';
    expect(riskWordsOf(factsWithText('See linkedin.com/company/other', website))).toEqual([
      'linkedin.com/company/other',
    ]);
  });

  test.each([null, '', 'com', 'https://'])('if no valid website is known: %s', (website) => {
    expect(hasOutsideContact(factsWithText('Apply on kaveri.com', website))).toBe(true);
  });
});

describe('the words of a sign are quoted from the text', () => {
  test.each([
    ['A Registration fee of Rs 500 is due.', ['Registration fee']],
    [
      'Pay Rs. 1,999, then training and uniform charges.',
      ['Pay Rs. 1,999', 'training and uniform charges'],
    ],
    ['No registration fee. A joining fee is due.', ['joining fee']],
    ['रजिस्ट्रेशन फ़ीस 500 रुपये है।', ['रजिस्ट्रेशन फ़ीस']],
    ['Call +91-98765 43210 or 9876543210.', ['+91-98765 43210', '9876543210']],
    ['Mail hr.kaveri+cv@mail.example.org.', ['hr.kaveri+cv@mail.example.org']],
    ['Mail hr@kaveri.example', ['hr@kaveri.example']],
    ['WhatsApp or whats app: wa.me/919876543210', ['WhatsApp', 'whats app', 'wa.me/919876543210']],
    ['t.me/jobs', ['t.me/jobs']],
    ['WhatsApp, again WhatsApp', ['WhatsApp']],
  ])('%s', (text, words) => expect(riskWordsOf(factsWithText(text))).toEqual(words));

  test.each([
    ['A registration **fee** is due.', ['registration **fee']],
    ['A regi<b></b>stration fee is due.', ['regi<b></b>stration fee']],
    ['A joining&nbsp;f&#101;e is due.', ['joining&nbsp;f&#101;e']],
    ['A joining \\fee is due.', ['joining \\fee']],
    ['A <joining fee!> is due.', ['joining fee']],
    ['A joining \u{1D5F3}\u{1D5F2}\u{1D5F2} is due.', ['joining \u{1D5F3}\u{1D5F2}\u{1D5F2}']],
    ['Call 98765**43210**.', ['98765**43210']],
    ['Ask on What\u200Bs_App_.', ['What\u200Bs_App']],
    ['**No** joining fee.', []],
  ])('however it is written: %s', (text, words) => {
    expect(riskWordsOf(factsWithText(text))).toEqual(words);
  });

  test.each(['Interview feedback within a week.', 'You write training feedback.'])(
    '"fee" must be a whole word: %s',
    (text) => expect(asksForMoney(factsWithText(text))).toBe(false),
  );

  test('they come from all texts in order, each once, at most 50', () => {
    const texts = ['Telegram', 'A joining fee; Telegram', 'Nothing here'];
    expect(riskWordsOf({ texts, companyWebsite: null })).toEqual(['Telegram', 'joining fee']);
    const many = Array.from({ length: 60 }, (_, at) => `site-${at}.com`).join(' ');
    expect(riskWordsOf({ texts: [many], companyWebsite: null })).toHaveLength(50);
  });

  test('each sign has its own words, and some have none', () => {
    const facts = { texts: ['Telegram', 'A joining fee; Telegram'], companyWebsite: null };
    expect(wordsBehind('fee', facts)).toEqual(['joining fee']);
    expect(wordsBehind('contact', facts)).toEqual(['Telegram', 'Telegram']);
    for (const sign of ['pay', 'duplicate', 'company'] as const)
      expect(wordsBehind(sign, facts)).toEqual([]);
  });

  test('a sign from reports has no words', () => {
    const facts = { ...factsWithText('Staff Nurse'), feeReports: 1 };
    expect([asksForMoney(facts), riskWordsOf(facts)]).toEqual([true, []]);
  });
});
