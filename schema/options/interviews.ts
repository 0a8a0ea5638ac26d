/** How an interview takes place. A walk-in has opening hours instead of an appointment. */
export const INTERVIEW_KINDS = ['phone', 'video', 'on_site', 'walk_in'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

export const INTERVIEW_STATUSES = ['proposed', 'booked', 'held', 'missed', 'cancelled'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** What the company can record once the time has come. */
export const INTERVIEW_OUTCOMES = ['held', 'missed'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];

/** Who cancelled it; `ended`: the application, the job, the account or the company came to an end. */
export const INTERVIEW_CANCELLERS = ['company', 'applicant', 'ended'] as const;
export type InterviewCanceller = (typeof INTERVIEW_CANCELLERS)[number];

export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/**
 * The default criteria, whose names are in schema/words/<language>/interviews.json. A company's own are stored by name.
 */
export const DEFAULT_CRITERIA = ['skills', 'experience', 'communication', 'motivation'] as const;
export const CRITERIA_MAX = 10;
export const RATING_MAX = 4;

export const INTERVIEW_MINUTES = { min: 10, max: 480 } as const;
export const BUFFER_MINUTES_MAX = 120;
/** A walk-in lasts for hours, at most a day. */
export const WALK_IN_MINUTES_MAX = 1_440;
/** How many times can be offered for one interview. */
export const OFFERED_TIMES_MAX = 60;
/** How many free times are shown to choose from. */
export const FREE_TIMES_MAX = 300;
export const FREE_TIMES_DAYS_MAX = 31;
export const INTERVIEWERS_MAX = 10;
export const INTERVIEWS_OF_APPLICATION_MAX = 20;
/** How often an applicant can book, move or cancel one interview, because everyone gets an email each time. */
export const APPLICANT_CHANGES_MAX = 10;
export const INTERVIEW_DAYS_AHEAD_MAX = 180;

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** The two reminders, in minutes before the start. */
export const REMINDERS = { day: 24 * 60, hour: 60 } as const;
export type Reminder = keyof typeof REMINDERS;
