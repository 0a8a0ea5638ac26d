/** Cached per time zone: creating one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local time, written as if it were UTC. */
export function wallClock(moment: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')),
  );
}

const DAY = 86_400_000;

/**
 * The moment at which local clocks show this time; the first one if they show it twice. A skipped time becomes the
 * moment after the change. The offsets of the days around it are the only ones possible.
 */
export function momentOf(shown: number, timeZone: string): Date {
  const guesses = [shown - DAY, shown + DAY].map(
    (near) => shown - (wallClock(new Date(near), timeZone).getTime() - near),
  );
  const right = guesses.filter((guess) => wallClock(new Date(guess), timeZone).getTime() === shown);
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...guesses));
}
