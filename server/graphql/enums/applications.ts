import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationEvent, ApplicationStatus } from '#schema/options/statuses.ts';
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
  },
);

export const ApplicationSortEnum = graphqlEnum<ApplicationSort>(
  'ApplicationSort',
  'The order of a list of applications.',
  {
    newest: 'Newest first.',
    oldest: 'Oldest first.',
    name: "By the applicant's name.",
  },
);
