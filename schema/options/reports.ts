/** Which reports to list: the caller's own, those shared by others, or both. */
export const REPORT_SCOPES = ['mine', 'shared', 'all'] as const;
export type ReportScope = (typeof REPORT_SCOPES)[number];

/** How often a report is emailed. */
export const REPORT_RHYTHMS = ['daily', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

export const REPORT_NAME_MAX = 120;
export const REPORT_DESCRIPTION_MAX = 1_000;
/** More than a person keeps, and few enough for one list. */
export const REPORTS_MAX = 200;
export const REPORT_BOARDS_MAX = 50;
export const PINS_MAX = 24;
/** The columns of a dashboard; a pin spans one or more of them. */
export const PIN_COLUMNS = 4;
export const PIN_WIDTH = 2;
export const REPORT_SCHEDULES_MAX = 50;
/** How many rows of a report an email lists; the rest is behind its button. */
export const REPORT_ROWS_MAILED = 20;
/** A report that failed this often in a row is no longer emailed until it is scheduled again. */
export const REPORT_FAILURES_MAX = 3;
