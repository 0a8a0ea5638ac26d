/** How many users one action can change. */
export const USERS_AT_ONCE_MAX = 100;

const MINUTES_A_DAY = 1_440;

/** Ten years; for a longer suspension, leave out the end. */
export const SUSPENSION_MINUTES_MAX = 3_650 * MINUTES_A_DAY;

/** The durations offered by the dialog, in minutes; null means until it is lifted. */
export const SUSPENSION_DURATIONS = [
  null,
  60,
  MINUTES_A_DAY,
  7 * MINUTES_A_DAY,
  30 * MINUTES_A_DAY,
  90 * MINUTES_A_DAY,
] as const;
