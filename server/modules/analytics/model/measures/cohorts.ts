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
  // The visits of an account that was deleted no longer say whose they are, also not those of an earlier period.
  const isKnown =
    act === VISITED
      ? ` and not exists (select from users gone where gone.id = ${member} and gone.deleted_at is not null)`
      : '';
  return ratio(
    distinct(subject, member, `${act}.who is not null${isKnown}`),
    // Without the condition, those whose next period has not begun would count.
    distinct(subject, member, `${PERIODS[period].alias}.n is not null${isKnown}`),
    'percent',
    { name, description },
  );
}

const VISITED = 'av';
const MONTHLY = 'monthly';
const WEEKLY = 'weekly';

const after = (who: string, what: string, period: Period) =>
  `Share of ${who} ${what} in a later calendar ${period}. With Time, each step is a cohort; break it down by ${
    period === 'month' ? 'Months' : 'Weeks'
  } since the start to see each ${period}.`;

const afterVisits = (who: string, period: Period) =>
  `${after(who, 'who visited the site', period)} Without accounts deleted since.`;

const SIGNED_UP = 'people who signed up';
const APPLIED = 'first-time applicants';

export const COHORT_MEASURES = {
  sign_ups_back_monthly: retention(
    'sign_up_months',
    'month',
    VISITED,
    `Sign-ups who came back, ${MONTHLY}`,
    afterVisits(SIGNED_UP, 'month'),
  ),
  sign_ups_back_weekly: retention(
    'sign_up_weeks',
    'week',
    VISITED,
    `Sign-ups who came back, ${WEEKLY}`,
    afterVisits(SIGNED_UP, 'week'),
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
    VISITED,
    `Applicants who came back, ${MONTHLY}`,
    afterVisits(APPLIED, 'month'),
  ),
  applicants_back_weekly: retention(
    'applicant_weeks',
    'week',
    VISITED,
    `Applicants who came back, ${WEEKLY}`,
    afterVisits(APPLIED, 'week'),
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
