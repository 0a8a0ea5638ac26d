import { useFormatter } from 'use-intl';

const DATE = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** Times in a time zone of the reader's choice, instead of the device's or the site's. */
export function useZonedTime(timeZone: string) {
  const format = useFormatter();
  const shown = (moment: string, options: object) =>
    format.dateTime(new Date(moment), { ...options, timeZone });
  const named = (moment: string) => shown(moment, { ...CLOCK, timeZoneName: 'short' });
  return {
    /** Groups times by day. */
    dayKey: (moment: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment)),
    day: (moment: string) => shown(moment, DATE),
    clock: (moment: string) => shown(moment, CLOCK),
    /** The time of day with the name of the time zone. */
    named,
    /** With the end, if it is given. */
    full: (moment: string, end?: string) => {
      const times = end ? `${shown(moment, CLOCK)} – ${named(end)}` : named(moment);
      return `${shown(moment, { ...DATE, year: 'numeric' })}, ${times}`;
    },
  };
}
