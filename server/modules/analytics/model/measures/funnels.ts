import type { Part } from '../kinds.ts';
import { count, percentile, plain } from '../parts.ts';
import type { SubjectKey } from '../subjects.ts';

const days = (later: string, earlier: string) =>
  `(extract(epoch from ${later} - ${earlier})::float8 / 86400)`;

/** analytics.funnel.steps: each step is among those of the step before, and happened no earlier. */
const SHORTLISTED = 'f.shortlisted_at >= f.viewed_at';
const HIRED = `${SHORTLISTED} and f.hired_at >= f.shortlisted_at`;

const SEEKER = `u.role = 'job_seeker'`;
const VIEWED = `${SEEKER} and vw.at >= u.created_at`;
const APPLIED = `${VIEWED} and fs.applied_at >= vw.at`;
const OPENED = `${APPLIED} and fs.seen_at >= fs.applied_at`;
const GOT_HIRED = `${OPENED} and fs.hired_at >= fs.seen_at`;

const step = (part: Part<SubjectKey>, name: string, description: string) =>
  plain(part, 'count', { name, description });

const time = (
  subject: SubjectKey,
  [later, earlier]: [string, string],
  where: string,
  [name, description]: [string, string],
) => percentile(subject, days(later, earlier), 0.5, 'days', { name, description }, { where });

export const FUNNEL_MEASURES = {
  seen_then_shortlisted: step(
    count('applications', SHORTLISTED),
    'Seen, then shortlisted',
    'Applications that the employer opened and then shortlisted, whatever became of them.',
  ),
  seen_then_hired: step(
    count('applications', HIRED),
    'Seen, shortlisted, then hired',
    'Applications that the employer opened, then shortlisted and then hired.',
  ),
  seen_to_shortlist_median: time('applications', ['f.shortlisted_at', 'f.viewed_at'], SHORTLISTED, [
    'From first view to shortlist, median',
    'Median days from opening an application to shortlisting it.',
  ]),
  shortlist_to_hire_median: time('applications', ['f.hired_at', 'f.shortlisted_at'], HIRED, [
    'From shortlist to hire, median',
    'Median days from shortlisting an application to the hire, of those opened before.',
  ]),
  seekers_viewed: step(
    count('users', VIEWED),
    'Job seekers who viewed a job',
    'Job seekers who signed up and then viewed a job while logged in.',
  ),
  seekers_applied: step(
    count('users', APPLIED),
    'Job seekers who viewed, then applied',
    'Job seekers who signed up, viewed a job and then applied for one.',
  ),
  seekers_seen: step(
    count('users', OPENED),
    'Job seekers who applied and were seen',
    'Job seekers who viewed a job and applied, and one of whose applications was opened.',
  ),
  seekers_hired: step(
    count('users', GOT_HIRED),
    'Job seekers who were seen, then hired',
    'Job seekers who viewed a job, applied, were seen by an employer and then hired.',
  ),
  sign_up_to_view_median: time('users', ['vw.at', 'u.created_at'], VIEWED, [
    'From sign-up to first job view, median',
    'Median days from signing up to the first job viewed while logged in.',
  ]),
  view_to_apply_median: time('users', ['fs.applied_at', 'vw.at'], APPLIED, [
    'From first job view to first application, median',
    'Median days from the first job a job seeker viewed to the first application.',
  ]),
  apply_to_seen_median: time('users', ['fs.seen_at', 'fs.applied_at'], OPENED, [
    'From first application to being seen, median',
    'Median days from the first application of a job seeker until an employer opened one.',
  ]),
  seen_to_hired_median: time('users', ['fs.hired_at', 'fs.seen_at'], GOT_HIRED, [
    'From being seen to the hire, median',
    'Median days from the first application of a job seeker that was opened to the first hire.',
  ]),
};
