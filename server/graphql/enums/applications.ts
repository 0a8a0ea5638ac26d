import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationEvent, ApplicationStatus } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ApplicationStatusEnum = graphqlEnum<ApplicationStatus>(
  'ApplicationStatus',
  'How far an application has come.',
  {
    pending: 'Nobody has decided anything yet.',
    reviewed: 'The employer has read it.',
    shortlisted: 'The employer wants to know more.',
    rejected: 'The employer has decided against it.',
    hired: 'The employer has decided for it.',
  },
);

export const ApplicationEventKindEnum = graphqlEnum<ApplicationEvent>(
  'ApplicationEventKind',
  'What can happen to an application.',
  {
    applied: 'It was sent.',
    viewed: 'The employer has opened it.',
    resume_downloaded: 'The employer has downloaded the resume.',
    reviewed: 'The employer has marked it as reviewed.',
    shortlisted: 'The employer has shortlisted it.',
    rejected: 'The employer has rejected it.',
    hired: 'The employer has hired.',
    note: 'The employer has noted something; only the employer is told.',
  },
);

export const ApplicationSortEnum = graphqlEnum<ApplicationSort>(
  'ApplicationSort',
  'In which order applications are listed.',
  {
    newest: 'What came last comes first.',
    oldest: 'What has waited longest comes first.',
    name: "By the applicant's name.",
  },
);
