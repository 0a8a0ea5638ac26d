import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#schema/options/locales.ts';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import english from '#schema/words/en/mail.json';
import spanish from '#schema/words/es/mail.json';
import hindi from '#schema/words/hi/mail.json';
import {
  RESET_LINK_LIFETIME,
  VERIFY_LINK_LIFETIME,
} from '#server/modules/account/account.rules.ts';
import {
  TEMPLATES,
  type TemplateName,
  type ValuesOf,
} from '#server/modules/mail/mail.templates.ts';
import { figureTable } from '#server/modules/mail/table.markup.ts';
import { writeMail, type MailOrder } from '#server/modules/mail/writeMail.service.ts';
import { resolved, tokensOf } from '#tests/architecture/looks.ts';

const SITE = 'https://jobs.example';
const SETTINGS = {
  ...SETTINGS_DEFAULTS,
  siteName: 'Naukri & Co',
  timeZone: 'Asia/Kolkata' as const,
};
const LINK = `${SITE}/reset-password?token=abc_DEF-123`;

const VALUES: { [Name in TemplateName]: ValuesOf<Name> } = {
  verifyEmail: { name: 'Asha', link: LINK, isEmployer: true },
  workEmail: { companyName: 'Lotus Works', link: LINK },
  teamInvitation: {
    companyName: 'Lotus Works',
    inviterName: 'Asha',
    role: 'recruiter',
    days: 7,
    link: LINK,
  },
  teamLeft: { name: 'Asha', companyName: 'Lotus Works' },
  resetPassword: { name: 'Asha', link: LINK },
  passwordChanged: { name: 'Asha', at: new Date('2026-11-21T20:40:00Z'), ip: '203.0.113.7' },
  newLogin: {
    name: 'Asha',
    at: new Date('2026-11-21T20:40:00Z'),
    device: 'Chrome on Android',
    ip: '203.0.113.7',
    isAdmin: false,
  },
  twoFactorChanged: {
    name: 'Asha',
    what: 'recovery',
    left: 9,
    at: new Date('2026-11-21T20:40:00Z'),
    ip: '203.0.113.7',
  },
  accountDeleted: { name: 'Asha', by: 'owner', role: 'employer' },
  accountSuspended: { name: 'Asha', reason: 'Spam', until: new Date('2026-11-21T20:40:00Z') },
  accountReinstated: { name: 'Asha' },
  news: {
    name: 'Asha',
    posts: [{ title: 'A good CV', excerpt: 'What employers read first.', slug: 'a-good-cv' }],
  },
  notification: {
    name: 'Asha',
    title: 'You have been shortlisted',
    body: 'Nurse at Lotus',
    link: '/my-applications',
    button: 'See my application',
  },
  contactReceived: {
    reference: 'K-0A1B2C3D',
    name: 'Asha',
    subject: 'My phone number',
    message: 'It will not change.',
  },
  contactMessage: {
    reference: 'K-0A1B2C3D',
    from: 'Asha Rao',
    email: 'asha@mail.example',
    subject: 'My phone number',
    message: 'It will not change.\n\nThe old one comes back.',
    inquiryType: 'support',
    isMember: true,
  },
  weeklyReport: {
    name: 'Asha',
    companyId: 'company-1',
    totals: { views: 41, applications: 3, waiting: 2, closing: 1 },
    jobs: [
      { id: 'job-1', title: 'Nurse', views: 41, applications: 3, waiting: 2, closesIn: 3 },
      { id: 'job-2', title: 'Clerk', views: 0, applications: 0, waiting: 0, closesIn: null },
    ],
    total: 5,
  },
  analyticsReport: {
    name: 'Asha',
    reportName: 'What work pays',
    question: 'Jobs and pay (median) by state, last 90 days',
    period: 'last 90 days (25 Aug 2026 to 22 Nov 2026)',
    before: '27 May 2026 to 24 Aug 2026',
    every: 'weekly',
    readAt: new Date('2026-11-21T20:40:00Z'),
    table: {
      columns: [
        { label: 'State', isFigure: false },
        { label: 'Pay, median', isFigure: true },
      ],
      rows: [['Kerala', '₹7,50,000']],
      totals: ['Total', '₹7,50,000'],
    },
    total: 3,
    leftOut: 1,
    report: '/admin/analytics/explore?measures=pay_median&report=report-1',
    stop: '/leave-subscription?token=abc_DEF-123',
  },
  analyticsReportFailed: {
    name: 'Asha',
    reportName: 'What work pays',
    every: 'daily',
    why: 'Nothing is called moon_phases here.',
    nextAt: new Date('2026-11-21T20:40:00Z'),
    report: '/admin/analytics/reports',
    stop: '/leave-subscription?token=abc_DEF-123',
  },
  figureAlert: {
    name: 'Asha',
    alertName: 'Applications above 100',
    value: '137',
    finding: 'Applications, last 7 days: 137.',
    condition: 'above 100',
    readAt: new Date('2026-11-21T20:40:00Z'),
    table: {
      columns: [
        { label: 'Day', isFigure: false },
        { label: 'Value', isFigure: true },
      ],
      rows: [
        ['Fri, 20 Nov 2026', '20'],
        ['Sat, 21 Nov 2026', '–'],
      ],
      bars: [20, null],
    },
    moreGroups: 3,
    isPerGroup: false,
    hasRows: true,
    page: '/admin/analytics/explore?measures=applications&last=7-day&rows=1&of=applications',
    stop: '/leave-subscription?token=abc_DEF-123',
  },
  testMail: { at: new Date('2026-11-21T20:40:00Z'), host: 'mail.naukri.example' },
  companyLetter: {
    name: 'Asha',
    from: 'Ravi Nair',
    email: 'ravi@mail.example',
    companyName: 'Lotus & Co',
    companyPath: '/companies/lotus',
    message: 'Are there night shifts?',
  },
  alertDigest: {
    name: 'Asha',
    alertName: 'Nurse in Pune',
    frequency: 'weekly',
    jobs: [
      {
        title: 'Nurse <ICU>',
        company: 'Lotus & Co',
        location: 'Pune, Maharashtra',
        salary: '₹4-5 LPA',
        reason: '“nurse” in the title',
        path: '/job-details/1',
      },
    ],
    total: 3,
    search: '/browse-jobs?search=nurse&sort=date',
    edit: '/job-alerts?open=1',
    unsubscribe: '/unsubscribe?token=abc_DEF-123',
  },
  recommendedJobs: {
    name: 'Asha',
    jobs: [
      {
        title: 'Nurse <ICU>',
        company: 'Lotus & Co',
        location: 'Pune, Maharashtra',
        salary: '₹4-5 LPA',
        path: '/job-details/1',
        why: ['Matches your work as Nurse', 'In Pune, where you want to work'],
      },
    ],
    unsubscribe: '/leave-subscription?token=abc_DEF-123',
  },
  candidateContact: {
    name: 'Asha',
    company: 'Lotus & Co',
    job: 'Nurse <ICU>',
    message: 'We read your profile.\nMay we talk?',
    link: '/job-details/1',
  },
  interview: {
    name: 'Asha',
    side: 'applicant',
    act: 'booked',
    by: 'applicant',
    counterpart: 'Lotus & Co',
    company: 'Lotus & Co',
    job: 'Nurse <ICU>',
    title: 'First interview',
    kind: 'on_site',
    minutes: 30,
    place: '12 MG Road, Pune',
    meeting: null,
    note: 'Bring your certificates.',
    reason: null,
    startsAt: new Date('2026-12-31T18:30:00Z'),
    timeZone: 'Asia/Kolkata',
    reminder: null,
    hasEvent: true,
    link: '/interviews/abc_DEF-123',
  },
  messages: {
    name: 'Asha',
    sender: 'Lotus & Co',
    job: 'Nurse <ICU>',
    messages: [{ body: 'Can you come on Monday?\nAt ten.', files: 1 }],
    more: 2,
    link: '/messages/1',
    canReply: true,
  },
  replyRefused: {
    name: 'Asha',
    to: 'Lotus & Co',
    reason: 'It was empty.',
    link: '/messages/1',
  },
  confirmSubscription: { topic: 'blog', link: LINK },
  newPosts: {
    posts: [{ title: 'A good CV', excerpt: 'One page is enough.', slug: 'good-cv' }],
    leave: '/leave-subscription?token=abc',
  },
};

function write<Name extends TemplateName>(template: Name, change: Partial<MailOrder<Name>> = {}) {
  const values = VALUES[template];
  const order: MailOrder<Name> = { to: 'asha@mail.example', locale: 'en', template, values };
  return writeMail({ ...order, ...change }, SITE, SETTINGS);
}

const NAMES = Object.keys(TEMPLATES) as TemplateName[];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(NAMES)('%s has every word, and its HTML and its text say the same', (template) => {
    const mail = write(template, { locale });
    const words = Object.keys(english[template]).map((key) => `${template}.${key}`);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(words.filter((word) => part.includes(word))).toEqual([]);
      expect(part).not.toMatch(/undefined|\{\w+\}/);
    }
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // In the HTML a link comes after its words, and a fact has no colon.
    const read = (text: string) =>
      text.replace(/(?:https?|mailto):\S+/g, '').replace(/[\s:·]+/g, '');
    const seen = read(asText(mail.html));
    for (const line of mail.text.replace('\n-- \n', '').split('\n'))
      expect(seen).toContain(read(line));
  });
});

function asText(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

test.each([
  ['hi', hindi],
  ['es', spanish],
])('the words of emails are complete in %s', (_, words) => {
  const keys = (part: object) => Object.values(part).flatMap((group: object) => Object.keys(group));
  expect(keys(words)).toEqual(keys(english));
});

test.each(LOCALES)(
  'without a support address, emails lead to the contact page, in %s',
  (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    for (const template of NAMES) {
      const order = {
        to: 'asha@mail.example',
        locale,
        template,
        values: VALUES[template],
      } as const;
      const { text } = writeMail(order as MailOrder<typeof template>, SITE, {
        ...SETTINGS,
        supportEmail: '',
      });
      expect(text).toContain(`${SITE}${prefix}/contact`);
      expect(text).not.toMatch(/or reply to this email|write to [ .,]/i);
    }
  },
);

test.each(NAMES)('%s has the same links in its HTML as in its text', (template) => {
  const { html, text } = write(template);
  const [letter = '', end = ''] = text.split('\n\n-- \n');
  const before = letter.match(/^(?:https?|mailto):\S+$/gm) ?? [];
  const [home, ...endings] = end.match(/https?:\S+$/gm) ?? [];
  const seen = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => asText(href!));
  // The name of the site leads home, and the link of the button is repeated below it.
  expect(seen).toEqual([home, ...before, before.at(-1), home, ...endings]);
});

test('links lead to the page in the language of the reader', () => {
  expect(write('resetPassword').text).toContain(LINK);
  expect(write('resetPassword', { locale: 'hi' }).text).toContain(
    `${SITE}/hi/reset-password?token=abc_DEF-123`,
  );
  expect(write('resetPassword', { locale: 'es' }).html).toContain(
    `href="${SITE}/es/reset-password?token=abc_DEF-123"`,
  );
});

const UNSEEN = new Set([
  // These values choose between sentences, and the changed text is not one of the choices.
  'twoFactorChanged.what',
  'interview.by',
  'interview.hasEvent',
  'interview.reminder',
  'confirmSubscription.topic',
  'analyticsReportFailed.every',
  // Shown only if there is no address to answer to.
  'companyLetter.companyPath',
  // The length of the only bar.
  'figureAlert.table.bars.0',
]);
const FOUND = 'https://found.example';

/** For every value, all values with this one changed. `null` becomes a text. */
function changesOf(values: object, way = ''): [string, object][] {
  return Object.entries(values).flatMap(([name, value]): [string, object][] => {
    const here = `${way}.${name}`;
    const put = (changed: unknown) =>
      Array.isArray(values)
        ? values.map((old, at) => (at === Number(name) ? changed : old))
        : { ...values, [name]: changed };
    if (value instanceof Date) return [[here, put(new Date(value.getTime() + 86_400_000))]];
    if (typeof value === 'object' && value !== null)
      return changesOf(value, here).map(([way, changed]) => [way, put(changed)]);
    if (typeof value === 'number') return [[here, put(value + 1)]];
    if (typeof value === 'boolean') return [[here, put(!value)]];
    return [[here, put(FOUND)]];
  });
}

test('every value an email is given changes it', () => {
  const unseen = NAMES.flatMap((template) => {
    const mail = JSON.stringify(write(template));
    return changesOf(VALUES[template], template)
      .filter(([, values]) => {
        try {
          return JSON.stringify(write(template, { values: values as never })) === mail;
        } catch {
          return false;
        }
      })
      .map(([way]) => way);
  });
  expect(unseen.filter((way) => !UNSEEN.has(way))).toEqual([]);
});

type Choices = { [Name in TemplateName]?: readonly Partial<ValuesOf<Name>>[] };

/** The other variants of emails. */
const CHOICES: Choices = {
  accountDeleted: [{ role: 'job_seeker' }, { by: 'administrator', role: 'job_seeker' }],
  accountSuspended: [{ until: null }],
  alertDigest: [{ frequency: 'daily' }, { frequency: 'monthly' }],
  analyticsReport: [{ every: 'daily', before: null }, { every: 'monthly' }],
  analyticsReportFailed: [{ every: 'weekly', why: null }, { every: 'monthly' }],
  companyLetter: [{ email: null }],
  confirmSubscription: [{ topic: 'candidate_database' }],
  contactMessage: [{ isMember: false }],
  contactReceived: [{ subject: '', message: '' }],
  figureAlert: [{ hasRows: false }],
  interview: [
    { act: 'proposed', startsAt: null, note: '' },
    { act: 'booked', side: 'member', by: 'company', kind: 'walk_in' },
    { act: 'booked', side: 'member', hasEvent: false },
    { act: 'moved', by: 'company', kind: 'video', place: null, meeting: 'https://meet.example/1' },
    { act: 'moved', side: 'member', kind: 'phone', place: null },
    { act: 'moved', side: 'member', hasEvent: false },
    { act: 'changed', by: 'company' },
    {
      act: 'changed',
      side: 'member',
      kind: 'video',
      place: null,
      meeting: 'https://meet.example/2',
    },
    { act: 'changed', side: 'member', hasEvent: false },
    { act: 'cancelled', by: 'company', reason: 'The job is filled.' },
    { act: 'cancelled', side: 'member', reason: 'I found work.' },
    { act: 'cancelled', by: 'ended' },
    { act: 'declined', side: 'member', reason: 'I work then.' },
    { act: 'reminder', reminder: 'day' },
    { act: 'reminder', side: 'member', reminder: 'hour' },
    { act: 'added', side: 'member' },
    { act: 'removed', side: 'member' },
    { act: 'unheld', side: 'member' },
  ],
  messages: [{ canReply: false, more: 0 }],
  newLogin: [{ isAdmin: true }],
  teamInvitation: [
    ...(['owner', 'hiring_manager', 'interviewer'] as const).map((role) => ({ role })),
    { companyName: null, inviterName: 'asha@lotus.example' },
  ],
  twoFactorChanged: (['on', 'off', 'removed', 'renewed'] as const).map((what) => ({ what })),
  weeklyReport: [{ totals: { views: 1, applications: 1, waiting: 0, closing: 0 }, total: 2 }],
};

test('every email and its variants read as recorded', async () => {
  const record = NAMES.flatMap((template) =>
    [{}, ...(CHOICES[template] ?? [])].map((choice) => {
      const { subject, text } = write(template, {
        values: { ...VALUES[template], ...choice } as never,
      });
      // A missing text is shown by its name.
      expect(text).not.toMatch(/\bmail(\.\w+){3}/);
      const said = Object.keys(choice).length > 0 ? `: ${JSON.stringify(choice)}` : '';
      return `## ${template}${said}\n\n${subject}\n\n${text}\n`;
    }),
  );
  await expect(record.join('\n')).toMatchFileSnapshot('./emails.txt');
});

test('a list in an email says how many more there are', () => {
  expect(write('weeklyReport').text).toContain('3 more');
});

test.each(NAMES)('the inbox shows more of %s than its subject', (template) => {
  const { subject, html } = write(template);
  const [, preview = ''] = /display:none[^>]*>([^<]+)</.exec(html) ?? [];
  expect(asText(preview)).not.toBe('');
  expect(asText(preview)).not.toBe(subject);
});

test('bars of figures below zero are as long as those above', () => {
  const columns = [{ label: 'Day', isFigure: false }];
  const rows = [['Monday'], ['Tuesday']];
  const colours = { line: '', soft: '', ink: '' };
  const { markup } = figureTable({ columns, rows, bars: [-10, 5] }, colours);
  expect([...markup.matchAll(/width:(\d+)%;/g)].map(([, share]) => share)).toEqual(['100', '50']);
});

/** What each class of an email has the colour of. */
const COLOURED = [
  ['paper', 'background-color', 'paper'],
  ['card', 'background-color', 'card'],
  ['card', 'border-color', 'line'],
  ['line', 'border-color', 'line'],
  ['text', 'color', 'text'],
  ['soft', 'color', 'soft'],
  ['link', 'color', 'ink'],
  ['ink', 'background-color', 'ink'],
  ['button', 'color', 'on-ink'],
] as const;

test('an email has the colours of the site, in the light and in the dark', () => {
  const tokens = tokensOf(readFileSync('client/styles/tokens.css', 'utf8'));
  const coloured = COLOURED.map(([name, property, token]) => {
    const [light, dark] = resolved(`var(--${token})`, tokens).split('|');
    return { name, property, light: light!, dark };
  });
  const { html } = write('figureAlert');
  const rules = [...html.matchAll(/\.(\w+)\{([\w-]+):(#\w+)!important\}/g)];
  expect(rules.map((rule) => rule.slice(1))).toEqual(
    coloured.map(({ name, property, dark }) => [name, property, dark]),
  );
  const tags = [...html.matchAll(/class="([^"]+)"[^>]*?style="([^"]+)"/g)];
  for (const [, classes, style] of tags)
    for (const { name, light } of coloured)
      if (name !== 'text' && classes!.split(' ').includes(name))
        expect(style, `${classes}: ${name}`).toContain(light);
  expect(html).toMatch(/class="card text"[^>]*;color:#171d37"/);
});

test('figures in a table of an email are beneath each other, and texts begin at its edge', () => {
  const { html } = write('analyticsReport');
  const aligned = [...html.matchAll(/<t[hd][^>]*text-align:(\w+)/g)].map(([, side]) => side);
  expect(aligned).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
});

test('a name cannot inject markup', () => {
  const name = `<img src=x onerror="alert('1')"> & Söhne`;
  const mail = write('verifyEmail', { values: { name, link: LINK } });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain(
    '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; Söhne',
  );
  expect(mail.text).toContain(`Hello ${name},`);
});

test('a reader without a name is greeted without one', () => {
  const mail = write('verifyEmail', { values: { name: '', link: LINK } });
  expect(mail.text).toMatch(/^Hello,\n/);
});

test.each([
  ['en', english],
  ['hi', hindi],
  ['es', spanish],
])('the promised lifetimes are the real ones in %s', (_, words) => {
  const hour = 60 * 60_000;
  const promised = (texts: object) => new Set(JSON.stringify(texts).match(/\d+/g)?.map(Number));
  expect(promised(words.resetPassword)).toEqual(new Set([RESET_LINK_LIFETIME / hour]));
  expect(promised(words.verifyEmail)).toEqual(new Set([VERIFY_LINK_LIFETIME / (24 * hour)]));
});

test.each(['on', 'off', 'removed', 'renewed', 'recovery'] as const)(
  'the two-step email (%s) shows the IP address unless it is that of an administrator, whom only it names',
  (what) => {
    const { text } = write('twoFactorChanged', { values: { ...VALUES.twoFactorChanged, what } });
    const isOwnAct = what !== 'removed';
    expect(text.includes('203.0.113.7')).toBe(isOwnAct);
    expect(text.includes('An administrator of Naukri & Co')).toBe(!isOwnAct);
  },
);

test('the password change email shows the site’s time and the IP address', () => {
  const mail = write('passwordChanged');
  expect(mail.text).toContain('When: 22 November 2026, 2:10 am IST\nIP address: 203.0.113.7');
  expect(write('passwordChanged', { locale: 'hi' }).text).toContain('22 नवंबर 2026, रात 2:10 IST');
});

test('the new device email shows time and device in the reader’s language', () => {
  const { text } = write('newLogin');
  expect(text).toContain('When: 22 November 2026, 2:10 am IST\nDevice: Chrome on Android');
  expect(text).toContain('If this wasn’t you, change your password now');
  expect(write('newLogin', { locale: 'es' }).subject).toContain('Nuevo inicio de sesión');
});

test('every email names the site, its reason and where to get help', () => {
  for (const template of NAMES) {
    const { text } = write(template);
    expect(text).toContain(`Naukri & Co · ${SITE}`);
    expect(text).toContain('You received this email because');
    expect(text).toContain(SETTINGS.supportEmail);
  }
});
