/** The length of a time step, shortest first; weeks begin on Monday. */
export const GRAINS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** The comparison periods of a query. */
export const COMPARISONS = ['previous_period', 'year_before'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Units that always have the same number of hours, independent of the calendar. */
export const ROLLING_UNITS = ['hour', 'day', 'week'] as const satisfies readonly Grain[];
