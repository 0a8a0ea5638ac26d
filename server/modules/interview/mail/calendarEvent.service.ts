import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailCalendar } from '#server/lib/mailTransport.ts';

export interface CalendarEvent {
  /** The same in every version, also after a change of the address that emails come from. */
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** When this version was written. */
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  place: string | null;
  link: string | null;
  organizer: { name: string; email: string };
  /** The reader; nobody else's address is in it. */
  attendee: { name: string; email: string };
}

/**
 * interview.calendar.event: one event for each interview, in UTC, so that no calendar has to know a time zone's rules.
 * A later version has the same id and a higher number, so that calendars replace the earlier one.
 */
export function calendarOf(event: CalendarEvent): MailCalendar {
  const { isCancelled, organizer, attendee } = event;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: 'Kaamyab', product: 'interviews' } });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.writtenAt,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.summary,
    description: event.description,
    location: event.place,
    url: event.link,
    organizer,
    attendees: [
      {
        ...attendee,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        status: isCancelled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
