import type { Dimension } from './kinds.ts';
import { APPLICATION_DIMENSIONS } from './dimensions/application.ts';
import { COHORT_DIMENSIONS } from './dimensions/cohort.ts';
import { COMPANY_DIMENSIONS } from './dimensions/company.ts';
import { USER_ACTION_DIMENSIONS } from './dimensions/userActions.ts';
import { DURATION_DIMENSIONS } from './dimensions/duration.ts';
import { JOB_DIMENSIONS } from './dimensions/job.ts';
import { PEOPLE_DIMENSIONS } from './dimensions/people.ts';
import { TIME_DIMENSIONS } from './dimensions/time.ts';
import { TRAFFIC_DIMENSIONS } from './dimensions/traffic.ts';
import { API_USE_DIMENSIONS } from './topics/apiUse.ts';
import { INTEREST_DIMENSIONS } from './topics/interest.ts';
import { INTERVIEW_DIMENSIONS } from './topics/interviews.ts';
import { JOB_REPORT_DIMENSIONS } from './topics/jobReports.ts';
import { MESSAGE_DIMENSIONS } from './topics/messages.ts';
import { NOTICE_DIMENSIONS } from './topics/notices.ts';
import { OFFER_DIMENSIONS } from './topics/offers.ts';
import { SEARCHING_DIMENSIONS } from './topics/searching.ts';
import { SKILL_DIMENSIONS } from './topics/skills.ts';

/**
 * The dimensions that answers are broken down by and filtered on. To add one, add an entry to the file of the noun it
 * describes.
 */
export const DIMENSIONS = {
  ...TIME_DIMENSIONS,
  ...JOB_DIMENSIONS,
  ...COMPANY_DIMENSIONS,
  ...APPLICATION_DIMENSIONS,
  ...PEOPLE_DIMENSIONS,
  ...USER_ACTION_DIMENSIONS,
  ...TRAFFIC_DIMENSIONS,
  ...DURATION_DIMENSIONS,
  ...COHORT_DIMENSIONS,
  ...INTERVIEW_DIMENSIONS,
  ...OFFER_DIMENSIONS,
  ...MESSAGE_DIMENSIONS,
  ...NOTICE_DIMENSIONS,
  ...INTEREST_DIMENSIONS,
  ...JOB_REPORT_DIMENSIONS,
  ...SKILL_DIMENSIONS,
  ...SEARCHING_DIMENSIONS,
  ...API_USE_DIMENSIONS,
} as const satisfies Record<string, Dimension>;

export type DimensionKey = keyof typeof DIMENSIONS;
export const DIMENSION_KEYS = Object.keys(DIMENSIONS) as DimensionKey[];

export const dimensionOf = (key: DimensionKey): Dimension => DIMENSIONS[key];
