import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

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
  restRoute({
    method: 'GET',
    path: '/interviews/{id}/feedback',
    summary: "Read the interviewers' feedback on an interview, as far as you can see it",
    operation: Feedback,
    answer: ['viewer', 'interview', 'feedback'],
    missing: 'interview.missing',
  }),
  restRoute({
    method: 'POST',
    path: '/interviews/{interviewId}/scorecard',
    summary: 'Send your feedback on an interview that you hold; it cannot be changed',
    operation: Send,
    body: 'input',
    answer: ['sendScorecard', 'interview', 'feedback'],
    status: 201,
  }),
  restRoute({
    method: 'GET',
    path: '/jobs/{jobId}/interview-criteria',
    summary: 'List what interviewers rate in the interviews for a job',
    operation: Criteria,
    answer: ['viewer', 'interviewCriteria'],
    missing: 'interview.job',
  }),
  restRoute({
    method: 'PUT',
    path: '/jobs/{jobId}/interview-criteria',
    summary: 'Change what interviewers rate in the interviews for a job',
    operation: SaveCriteria,
    body: 'input',
    answer: ['saveInterviewCriteria', 'criteria'],
  }),
];
