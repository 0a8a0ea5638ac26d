const MINUTE = 60_000;

/** The last moment of a day such as 2026-11-21 in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T23:59:59.999Z`);
  let moment = shown;
  // Twice, because the first guess may lie on the other side of a clock change.
  for (let pass = 0; pass < 2; pass += 1) {
    moment = shown - aheadBy(new Date(moment), timeZone) * MINUTE;
  }
  return new Date(moment);
}

/** Cached per time zone: creating one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local offset from UTC in minutes: "GMT+05:30". */
function aheadBy(moment: Date, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
