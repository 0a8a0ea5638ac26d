/** Moments that are easily shown wrong, with what clocks show for a reader in the time zone. */
export const ZONED_MOMENTS = [
  // A foreign interviewer: 1:30 pm in India all year.
  ['2026-10-24T08:00:00.000Z', 'Europe/Berlin', 'Saturday', '24 October 2026', '10:00 am GMT+2'],
  ['2026-10-26T08:00:00.000Z', 'Europe/Berlin', 'Monday', '26 October 2026', '9:00 am GMT+1'],
  ['2026-10-26T08:00:00.000Z', 'Asia/Kolkata', 'Monday', '26 October 2026', '1:30 pm IST'],
  // Clocks show half past one twice.
  ['2026-11-01T05:30:00.000Z', 'America/New_York', 'Sunday', '1 November 2026', '1:30 am GMT-4'],
  ['2026-11-01T06:30:00.000Z', 'America/New_York', 'Sunday', '1 November 2026', '1:30 am GMT-5'],
  // Just before and just after midnight, at the end of a year.
  ['2026-12-31T18:15:00.000Z', 'Asia/Kolkata', 'Thursday', '31 December 2026', '11:45 pm IST'],
  ['2026-12-31T18:45:00.000Z', 'Asia/Kolkata', 'Friday', '1 January 2027', '12:15 am IST'],
  ['2026-12-31T18:45:00.000Z', 'Europe/Berlin', 'Thursday', '31 December 2026', '7:45 pm GMT+1'],
  // The 31st for one reader, and already the first for the other.
  ['2026-08-31T19:00:00.000Z', 'America/New_York', 'Monday', '31 August 2026', '3:00 pm GMT-4'],
  ['2026-08-31T19:00:00.000Z', 'Asia/Kolkata', 'Tuesday', '1 September 2026', '12:30 am IST'],
] as const;
