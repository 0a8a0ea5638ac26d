/** Groups of fewer people are hidden in analytics, to protect their privacy. */
export const LEAST_PEOPLE = 5;

/**
 * What a title pays, and how many applicants to expect, is shown from these numbers on. With fewer jobs, the figures say
 * little; with fewer companies, they would reveal how one of them is doing.
 */
export const LEAST_JOBS = 10;
export const LEAST_JOBS_IN_GROUP = 5;
export const LEAST_COMPANIES = 3;
