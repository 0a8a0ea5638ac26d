import { useFormatter } from 'use-intl';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { partOfDayFirst } from '#schema/time/clock.ts';

const DATE = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Times in a time zone of the reader's choice, instead of the device's or the site's. */
export function useZonedTime(timeZone: string) {
  const format = useFormatter();
  const clock = useClockFormat();
  const shown = (moment: string, options: object) =>
    format.dateTime(new Date(moment), { ...options, timeZone });
  const time = (moment: string, zone?: 'short') =>
    inOnePiece(partOfDayFirst(shown(moment, { ...clock, timeZoneName: zone })));
  const named = (moment: string) => time(moment, 'short');
  return {
    /** Groups times by day. */
    dayKey: (moment: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment)),
    day: (moment: string) => shown(moment, DATE),
    clock: (moment: string) => time(moment),
    /** The time of day with the name of the time zone. */
    named,
    /** With the end, if it is given. */
    full: (moment: string, end?: string) => {
      const times = end ? `${time(moment)} – ${named(end)}` : named(moment);
      return `${shown(moment, { ...DATE, year: 'numeric' })}, ${times}`;
    },
  };
}

/** “11:00 am IST” stays on one line. */
const inOnePiece = (text: string) => text.replaceAll(' ', '\u00a0');
