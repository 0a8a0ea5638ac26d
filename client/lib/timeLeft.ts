import { closingTime } from '#schema/time/closingTime.ts';
import { dayOf, span, type Label, type Moment, type Span } from './relativeTime.ts';

/** How long applications are still accepted, in days until the last one in India. */
export function timeLeft(deadline: Moment, now: Moment): Span | Label<'expired'> {
  if (new Date(deadline) <= new Date(now)) return { key: 'expired', count: 0 };
  return span(dayOf(closingTime(deadline)) - dayOf(now));
}
