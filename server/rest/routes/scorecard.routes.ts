import { graphql } from '../gql/gql.ts';
import { get, post, put } from '../restRoute.ts';

graphql(`
  fragment RestInterviewFeedback on InterviewFeedback {
    canSend
    isHidden
    sentCount
    interviewerCount
    criteria {
      ...RestInterviewCriterion
    }
    scorecards {
      authorName
      isMine
      ratings {
        criterion
        name
        rating
      }
      recommendation
      text
      sentAt
    }
    averages {
      name
      average
    }
    recommendations {
      recommendation
      count
    }
  }
`);

graphql(`
  fragment RestInterviewCriterion on InterviewCriterion {
    key
    name
  }
`);

const Feedback = graphql(`
  query RestInterviewFeedback($id: ID!) {
    viewer {
      interview(id: $id) {
        feedback {
          ...RestInterviewFeedback
        }
      }
    }
  }
`);

const Send = graphql(`
  mutation RestSendScorecard($input: SendScorecardInput!) {
    sendScorecard(input: $input) {
      interview {
        feedback {
          ...RestInterviewFeedback
        }
      }
    }
  }
`);

const Criteria = graphql(`
  query RestInterviewCriteria($jobId: ID!) {
    viewer {
      interviewCriteria(jobId: $jobId) {
        ...RestInterviewCriterion
      }
    }
  }
`);

const SaveCriteria = graphql(`
  mutation RestSaveInterviewCriteria($input: SaveInterviewCriteriaInput!) {
    saveInterviewCriteria(input: $input) {
      criteria {
        ...RestInterviewCriterion
      }
    }
  }
`);

export const scorecardRoutes = [
  get(
    '/interviews/{id}/feedback',
    "Read the interviewers' feedback on an interview, as far as you can see it",
    Feedback,
    { answer: ['viewer', 'interview', 'feedback'], missing: 'interview.missing' },
  ),
  post(
    '/interviews/{interviewId}/scorecard',
    'Send your feedback as an interviewer; it cannot be changed',
    Send,
    { answer: ['sendScorecard', 'interview', 'feedback'], status: 201 },
  ),
  get(
    '/jobs/{jobId}/interview-criteria',
    'List what interviewers rate in the interviews for a job',
    Criteria,
    { answer: ['viewer', 'interviewCriteria'], missing: 'interview.job' },
  ),
  put(
    '/jobs/{jobId}/interview-criteria',
    'Change what interviewers rate in the interviews for a job',
    SaveCriteria,
    { answer: ['saveInterviewCriteria', 'criteria'] },
  ),
];
