/** Made once a zone: making one takes longer than a thousand uses of it. */
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

/** What clocks show there, written as if it were UTC. */
export function wallClock(moment: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')),
  );
}

/**
 * The moment at which clocks show this, the first where they show it twice; twice, because the first guess may lie
 * across a change of the clocks. What they leave out is the moment they leap to.
 */
export function momentOf(shown: number, timeZone: string): Date {
  let guess = shown;
  const guesses: number[] = [];
  for (let pass = 0; pass < 2; pass += 1) {
    guess = shown - (wallClock(new Date(guess), timeZone).getTime() - guess);
    guesses.push(guess);
  }
  const isShown = wallClock(new Date(guess), timeZone).getTime() === shown;
  return new Date(isShown ? guess : Math.max(...guesses));
}
