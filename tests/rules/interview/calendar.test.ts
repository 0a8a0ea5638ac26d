import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { calendarOf } from '#server/modules/interview/mail/calendarEvent.service.ts';
import { writeMail } from '#server/modules/mail/writeMail.service.ts';
import { ZONED_MOMENTS } from './zonedMoments.ts';

const SITE = 'https://jobs.example';

const mailFor = (startsAt: Date, timeZone: string, more: object = {}) =>
  writeMail(
    {
      to: 'meera@lotus.example',
      locale: 'en',
      template: 'interview',
      values: {
        name: 'Meera',
        side: 'member',
        act: 'booked',
        by: 'applicant',
        counterpart: 'Asha Nair',
        company: 'Lotus Works',
        job: 'Nurse',
        title: 'First interview',
        kind: 'video',
        minutes: 30,
        place: null,
        meeting: null,
        note: '',
        reason: null,
        startsAt,
        timeZone,
        reminder: null,
        hasEvent: true,
        link: '/interviews',
        ...more,
      },
    },
    SITE,
    SETTINGS_DEFAULTS,
  );

interface Version {
  startsAt: string;
  minutes?: number;
  sequence?: number;
  isCancelled?: boolean;
}

/** What a calendar reads from the file of an email. */
function eventOf({ startsAt, minutes = 30, sequence = 1, isCancelled = false }: Version) {
  const start = new Date(startsAt);
  const { method, content } = calendarOf({
    uid: 'interview-1@jobs.example',
    sequence,
    isCancelled,
    writtenAt: new Date('2026-08-01T00:00:00Z'),
    startsAt: start,
    endsAt: new Date(start.getTime() + minutes * 60_000),
    summary: 'Interview with Asha Nair: Nurse',
    description: 'By video',
    place: null,
    link: null,
    organizer: { name: 'Lotus Works', email: 'post@jobs.example' },
    attendee: { name: 'Meera', email: 'meera@lotus.example' },
  });
  const [component] = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    status: String(component!.getFirstPropertyValue('status')),
    start: event.startDate,
    from: event.startDate.toJSDate().toISOString(),
    until: event.endDate.toJSDate().toISOString(),
  };
}

test.each(ZONED_MOMENTS)(
  'an interview at %s is right in the email and the calendar of a reader in %s',
  (moment, timeZone, _weekday, date, clock) => {
    expect(mailFor(new Date(moment), timeZone).text).toContain(`${date}, ${clock}`);
    // Stored in UTC, so each calendar shows it in the time zone of its reader.
    const { start, from } = eventOf({ startsAt: moment });
    expect([start.zone.tzid, from]).toEqual(['UTC', moment]);
  },
);

test('an interview lasts as long across midnight, and while clocks go back', () => {
  const lengths = ['2026-12-31T18:15:00Z', '2026-10-25T00:45:00Z'].map((startsAt) => {
    const { from, until } = eventOf({ startsAt, minutes: 45 });
    return (Date.parse(until) - Date.parse(from)) / 60_000;
  });
  expect(lengths).toEqual([45, 45]);
});

test('a calendar that keeps the newest version has one event, at the time that was booked again', () => {
  const versions: Version[] = [
    { startsAt: '2026-10-24T08:00:00Z', sequence: 1 },
    { startsAt: '2026-10-24T08:00:00Z', sequence: 2, isCancelled: true },
    { startsAt: '2026-10-31T09:00:00Z', sequence: 3 },
  ];
  const received = versions.map(eventOf);
  expect(received.map(({ method, status }) => [method, status])).toEqual([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
    ['REQUEST', 'CONFIRMED'],
  ]);
  // Emails can arrive in another order.
  const calendar = new Map<string, (typeof received)[number]>();
  for (const event of received.toReversed())
    if (event.sequence > (calendar.get(event.uid)?.sequence ?? 0)) calendar.set(event.uid, event);
  expect([...calendar.values()].map(({ from, status }) => [from, status])).toEqual([
    ['2026-10-31T09:00:00.000Z', 'CONFIRMED'],
  ]);
});

test('each side of a phone interview reads who calls', () => {
  const textFor = (side: string) =>
    mailFor(new Date(), 'Asia/Kolkata', { kind: 'phone', side }).text;
  expect(textFor('member')).toContain('By phone: you call the applicant');
  expect(textFor('applicant')).toContain('By phone: the company calls you');
});
