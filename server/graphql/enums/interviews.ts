import type {
  InterviewCanceller,
  InterviewKind,
  InterviewOutcome,
  InterviewStatus,
  Recommendation,
} from '#schema/options/interviews.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const InterviewKindEnum = graphqlEnum<InterviewKind>(
  'InterviewKind',
  'How an interview takes place.',
  {
    phone: 'The company calls the applicant.',
    video: 'By video, at a link.',
    on_site: 'At a place.',
    walk_in: 'At a place during opening hours, without an appointment.',
  },
);

export const InterviewStatusEnum = graphqlEnum<InterviewStatus>(
  'InterviewStatus',
  'The status of an interview.',
  {
    proposed: 'The company has offered times; the applicant has not chosen one.',
    booked: 'The applicant has chosen a time; for a walk-in, a day on which to come.',
    held: 'It took place.',
    missed: 'The applicant did not come.',
    cancelled: 'It was cancelled.',
  },
);

export const InterviewOutcomeEnum = graphqlEnum<InterviewOutcome>(
  'InterviewOutcome',
  'The outcome of an interview.',
  { held: 'It took place.', missed: 'The applicant did not come.' },
);

export const InterviewCancellerEnum = graphqlEnum<InterviewCanceller>(
  'InterviewCanceller',
  'Who cancelled an interview.',
  {
    company: 'The company.',
    applicant: 'The applicant, who can still choose another of the offered times.',
    ended: 'No person: it ended with the application, the job, the account or the company.',
  },
);

export const RecommendationEnum = graphqlEnum<Recommendation>(
  'Recommendation',
  "An interviewer's recommendation.",
  {
    strong_yes: 'Strong yes: hire.',
    yes: 'Hire.',
    no: 'Do not hire.',
    strong_no: 'Strong no: do not hire.',
  },
);
