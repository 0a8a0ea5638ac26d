/** What administrators note on the time axis. */
export const NOTED_EVENTS = ['release', 'campaign', 'other'] as const;
export type NotedEvent = (typeof NOTED_EVENTS)[number];

/** The last two come from the activity log. */
export type ChartEventKind = NotedEvent | 'bulk_upload' | 'settings';

export const CHART_EVENT_NAME_MAX = 120;
/** How many events can be noted, and how many are shown from the activity log. */
export const CHART_EVENTS_MAX = 500;
export const LOGGED_EVENTS_SHOWN = 200;
