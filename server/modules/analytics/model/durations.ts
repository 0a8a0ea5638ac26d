const timeBetween = (later: string, earlier: string, seconds: number) =>
  `(extract(epoch from ${later} - ${earlier})::float8 / ${seconds})`;

const HOUR = 3_600;
const DAY = 86_400;

/** How long things took, as SQL in hours or days. */
export const VIEW_HOURS = timeBetween('f.viewed_at', 'f.applied_at', HOUR);
export const DECISION_HOURS = timeBetween('f.decided_at', 'f.applied_at', HOUR);
export const HIRE_DAYS = timeBetween('f.hired_at', 'f.applied_at', DAY);
export const STAY_DAYS = timeBetween('z.left_at', 'e.at', DAY);
export const DAYS_TO_FILL = timeBetween('h.filled_at', 'j.posted_at', DAY);
export const APPROVAL_HOURS = timeBetween('ap.approved_at', 'j.created_at', HOUR);

interface Step {
  value: string;
  below: number | null;
}

/** The bands of a histogram, in hours. */
export const HOUR_STEPS: readonly Step[] = [
  { value: 'under_1_hour', below: 1 },
  { value: 'hours_1_4', below: 4 },
  { value: 'hours_4_12', below: 12 },
  { value: 'hours_12_24', below: 24 },
  { value: 'days_1_2', below: 48 },
  { value: 'days_2_4', below: 96 },
  { value: 'days_4_7', below: 168 },
  { value: 'weeks_1_2', below: 336 },
  { value: 'weeks_2_4', below: 672 },
  { value: 'weeks_4_plus', below: null },
];

/** The bands of a histogram, in days. */
export const DAY_STEPS: readonly Step[] = [
  { value: 'under_1_day', below: 1 },
  { value: 'days_1_3', below: 3 },
  { value: 'days_3_7', below: 7 },
  { value: 'weeks_1_2', below: 14 },
  { value: 'weeks_2_3', below: 21 },
  { value: 'weeks_3_4', below: 28 },
  { value: 'weeks_4_6', below: 42 },
  { value: 'weeks_6_8', below: 56 },
  { value: 'weeks_8_12', below: 84 },
  { value: 'weeks_12_plus', below: null },
];
