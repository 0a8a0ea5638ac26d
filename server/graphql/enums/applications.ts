import type { RejectionReason, StagePreset } from '#schema/options/stages.ts';
import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationEvent, ApplicationStatus } from '#schema/options/statuses.ts';
import type { WithdrawalReason } from '#schema/options/withdrawal.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ApplicationStatusEnum = graphqlEnum<ApplicationStatus>(
  'ApplicationStatus',
  'The status of an application.',
  {
    pending: 'Not reviewed yet.',
    reviewed: 'The employer marked it as reviewed.',
    shortlisted: 'The employer shortlisted it.',
    rejected: 'The employer rejected it.',
    hired: 'The employer hired the applicant.',
  },
);

export const StagePresetEnum = graphqlEnum<StagePreset>(
  'StagePreset',
  'A stage of the set that every company starts with. A company may have renamed it.',
  {
    screening: 'The application is read.',
    shortlist: 'The applicant is on the shortlist.',
    interview: 'Interviews.',
    test: 'A test or a task.',
    offer: 'An offer is made.',
  },
);

export const ApplicationEventKindEnum = graphqlEnum<ApplicationEvent>(
  'ApplicationEventKind',
  'An event on the timeline of an application.',
  {
    applied: 'The application was sent.',
    viewed: 'The employer opened the application.',
    resume_downloaded: 'The employer downloaded the resume.',
    reviewed: 'The employer marked the application as reviewed.',
    shortlisted: 'The employer shortlisted the applicant.',
    rejected: 'The employer rejected the application.',
    hired: 'The employer hired the applicant.',
    note: 'The employer added a note; visible only to the employer.',
    stage_changed: 'The company moved the application to another of its stages.',
    edited: 'The applicant changed the application before it was opened.',
    withdrawn: 'The applicant withdrew the application.',
    interview_proposed: 'The company offered times for an interview.',
    interview_booked: 'The applicant chose the time of an interview.',
    interview_moved: 'An interview was moved to another time.',
    interview_cancelled: 'An interview was cancelled.',
    interview_held: 'An interview took place.',
    offer_sent: 'The company sent an offer.',
    offer_accepted: 'The applicant accepted the offer.',
    offer_declined: 'The applicant declined the offer.',
    offer_withdrawn:
      'The offer was withdrawn or replaced, or ended with its application, job or company.',
    offer_expired: 'The offer was not answered in time.',
  },
);

export const ApplicationSortEnum = graphqlEnum<ApplicationSort>(
  'ApplicationSort',
  'The order of a list of applications.',
  {
    newest: 'Newest first.',
    oldest: 'Oldest first.',
    name: "By the applicant's name.",
    match: 'The best match for the job first; for a seeker, newest first.',
    rating: 'The best rating first; for a seeker, newest first.',
    answers: 'Best answers to the questions of the job first.',
  },
);

export const WithdrawalReasonEnum = graphqlEnum<WithdrawalReason>(
  'WithdrawalReason',
  'Why an applicant withdrew an application.',
  {
    other_job: 'They took another job.',
    no_answer: 'They waited too long for an answer.',
    pay: 'The pay is too low.',
    place: 'The workplace is too far away.',
    changed_mind: 'They no longer want this job.',
    personal: 'Personal reasons.',
    other: 'Another reason.',
  },
);

export const RejectionReasonEnum = graphqlEnum<RejectionReason>(
  'RejectionReason',
  'Why a company rejects an application, for its own figures.',
  {
    skills: 'The skills do not match the job.',
    experience: 'The experience does not match the job.',
    pay: 'The expected pay is too high.',
    place: 'The applicant cannot work at the place of the job.',
    notice_period: 'The notice period is too long.',
    interview: 'An interview or a test decided it.',
    filled: 'The position is filled.',
    no_answer: 'The applicant did not answer.',
    other: 'Another reason.',
  },
);
