import { PERIODS, type Period } from '../cohorts.ts';
import type { Measure } from '../kinds.ts';
import { distinct, ratio } from '../parts.ts';
import { subjectOf, type SubjectKey } from '../subjects.ts';

/** The share of a cohort that did something again in the periods after its first. */
function retention(
  subject: SubjectKey,
  period: Period,
  act: string,
  name: string,
  description: string,
): Measure<SubjectKey> {
  const { person, company } = subjectOf(subject);
  const member = (person ?? company)!;
  return ratio(
    distinct(subject, member, `${act}.who is not null`),
    // Without the condition, those whose next period has not begun would count.
    distinct(subject, member, `${PERIODS[period].alias}.n is not null`),
    'percent',
    { name, description },
  );
}

const MONTHLY = 'monthly';
const WEEKLY = 'weekly';

const after = (who: string, what: string, period: Period) =>
  `Share of ${who} ${what} in a later calendar ${period}. With Time, each step is a cohort; break it down by ${
    period === 'month' ? 'Months' : 'Weeks'
  } since the start to see each ${period}.`;

const SIGNED_UP = 'people who signed up';
const APPLIED = 'first-time applicants';

export const COHORT_MEASURES = {
  sign_ups_back_monthly: retention(
    'sign_up_months',
    'month',
    'av',
    `Sign-ups who came back, ${MONTHLY}`,
    after(SIGNED_UP, 'who visited the site', 'month'),
  ),
  sign_ups_back_weekly: retention(
    'sign_up_weeks',
    'week',
    'av',
    `Sign-ups who came back, ${WEEKLY}`,
    after(SIGNED_UP, 'who visited the site', 'week'),
  ),
  sign_ups_applied_monthly: retention(
    'sign_up_months',
    'month',
    'aa',
    `Sign-ups who applied, ${MONTHLY}`,
    after(SIGNED_UP, 'who applied for a job', 'month'),
  ),
  sign_ups_applied_weekly: retention(
    'sign_up_weeks',
    'week',
    'aa',
    `Sign-ups who applied, ${WEEKLY}`,
    after(SIGNED_UP, 'who applied for a job', 'week'),
  ),
  applicants_back_monthly: retention(
    'applicant_months',
    'month',
    'av',
    `Applicants who came back, ${MONTHLY}`,
    after(APPLIED, 'who visited the site', 'month'),
  ),
  applicants_back_weekly: retention(
    'applicant_weeks',
    'week',
    'av',
    `Applicants who came back, ${WEEKLY}`,
    after(APPLIED, 'who visited the site', 'week'),
  ),
  applicants_again_monthly: retention(
    'applicant_months',
    'month',
    'aa',
    `Applicants who applied again, ${MONTHLY}`,
    after(APPLIED, 'who applied again', 'month'),
  ),
  applicants_again_weekly: retention(
    'applicant_weeks',
    'week',
    'aa',
    `Applicants who applied again, ${WEEKLY}`,
    after(APPLIED, 'who applied again', 'week'),
  ),
  companies_again_monthly: retention(
    'poster_months',
    'month',
    'aj',
    `Companies that posted again, ${MONTHLY}`,
    after('companies with a first job', 'that posted again', 'month'),
  ),
  companies_again_weekly: retention(
    'poster_weeks',
    'week',
    'aj',
    `Companies that posted again, ${WEEKLY}`,
    after('companies with a first job', 'that posted again', 'week'),
  ),
};
