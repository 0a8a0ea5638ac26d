/** What a figure alert waits for: a value, a change against the period before, or a day outside the usual range. */
export const FIGURE_ALERT_KINDS = ['threshold', 'change', 'unusual'] as const;
export type FigureAlertKind = (typeof FIGURE_ALERT_KINDS)[number];

/** The directions of an alert. For a change they mean up and down; a threshold cannot have both. */
export const FIGURE_ALERT_DIRECTIONS = ['above', 'below', 'either'] as const;
export type FigureAlertDirection = (typeof FIGURE_ALERT_DIRECTIONS)[number];

/** The states of an alert in the list. */
export const FIGURE_ALERT_STATES = [
  'waiting',
  'normal',
  'crossed',
  'unknown',
  'problem',
  'paused',
] as const;
export type FigureAlertState = (typeof FIGURE_ALERT_STATES)[number];

export const FIGURE_ALERTS_MAX = 50;
export const FIGURE_ALERT_NAME_MAX = 120;
export const FIGURE_ALERT_AMOUNT_MAX = 1_000_000_000_000;
/** For how many days a crossing is listed. */
export const FIGURE_ALERT_DAYS = 90;
/** The newest crossings that are listed for an alert. */
export const FIGURE_ALERT_CROSSINGS_MAX = 50;

/** Groups beyond their limits that a sentence names, an email lists, and webhooks receive. */
export const FIGURE_ALERT_GROUPS_SAID = 5;
export const FIGURE_ALERT_GROUPS_MAILED = 20;
export const FIGURE_ALERT_GROUPS_POSTED = 50;

/**
 * A day is compared with the same weekday of USUAL_WEEKS weeks before, USUAL_WEEKS_LEAST of which must have a value.
 */
export const USUAL_WEEKS = 8;
export const USUAL_WEEKS_LEAST = 6;
/** The days that an email shows for other kinds of alerts. */
export const FIGURE_ALERT_DAYS_SHOWN = 14;

/** The minutes from one check to the next. A day is compared once it is over, so an hour is soon enough. */
export const FIGURE_ALERT_MINUTES: Readonly<Record<FigureAlertKind, number>> = {
  threshold: 15,
  change: 15,
  unusual: 60,
};
