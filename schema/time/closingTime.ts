import { INDIA } from './india.ts';

const SECOND = 1000;
const HALF_HOUR = 30 * 60 * SECOND;
const DAY = 48 * HALF_HOUR;

/**
 * When a deadline closes for people in India. A whole day of a site in another time zone ends there on the following
 * morning. It closes with the day that was chosen, which is the last one in India that has passed by then. A time within
 * a day is taken as it is.
 */
export function closingTime(deadline: Date | number | string): Date {
  const moment = new Date(deadline).getTime();
  const next = moment + SECOND;
  const sinceMidnight = (next + INDIA) % DAY;
  // Days end in the last second of an hour, or of a half hour; midnight in India belongs to the day before.
  const endsDay = next % HALF_HOUR < SECOND || sinceMidnight === SECOND;
  return new Date(endsDay ? next - sinceMidnight - 1 : moment);
}
