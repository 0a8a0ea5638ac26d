/** How far India is ahead of UTC, in milliseconds. It has one time zone without daylight saving. */
export const INDIA = 5.5 * 60 * 60 * 1000;
