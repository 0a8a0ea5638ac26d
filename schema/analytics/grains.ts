/** How long a step of time is, shortest first; weeks begin on Monday. */
export const GRAINS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** What the same question is asked of besides. */
export const COMPARISONS = ['previous_period', 'year_before'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Units of which the same number of hours may be taken, whatever the calendar says. */
export const ROLLING_UNITS = ['hour', 'day', 'week'] as const satisfies readonly Grain[];
