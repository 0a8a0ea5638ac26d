import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestInterview on Interview {
    id
    kind
    title
    status
    place
    link
    note
    minutes
    bufferMinutes
    timeZone
    startsAt
    endsAt
    cancelledBy
    reason
    createdAt
    interviewers {
      id
      name
    }
    times {
      startsAt
      endsAt
      isFree
    }
  }
`);

const Interviews = graphql(`
  query RestInterviews {
    viewer {
      interviews {
        ...RestInterview
      }
    }
  }
`);

const One = graphql(`
  query RestInterview($id: ID!) {
    viewer {
      interview(id: $id) {
        ...RestInterview
      }
    }
  }
`);

const OfApplication = graphql(`
  query RestInterviewsOfApplication($applicationId: ID!) {
    viewer {
      interviews(applicationId: $applicationId) {
        ...RestInterview
      }
    }
  }
`);

const Propose = graphql(`
  mutation RestProposeInterview($input: ProposeInterviewInput!) {
    proposeInterview(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

const OfferTimes = graphql(`
  mutation RestOfferInterviewTimes($input: OfferInterviewTimesInput!) {
    offerInterviewTimes(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

const Move = graphql(`
  mutation RestMoveInterview($input: MoveInterviewInput!) {
    moveInterview(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

const ChangeInterviewers = graphql(`
  mutation RestChangeInterviewers($input: ChangeInterviewersInput!) {
    changeInterviewers(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

const Cancel = graphql(`
  mutation RestCancelInterview($input: CancelInterviewInput!) {
    cancelInterview(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

const Record = graphql(`
  mutation RestRecordInterview($input: RecordInterviewInput!) {
    recordInterview(input: $input) {
      interview {
        ...RestInterview
      }
    }
  }
`);

export const interviewRoutes = [
  restRoute({
    method: 'GET',
    path: '/interviews',
    summary:
      "List the upcoming interviews of the caller or the caller's company, the next one first",
    operation: Interviews,
    answer: ['viewer', 'interviews'],
  }),
  restRoute({
    method: 'GET',
    path: '/interviews/{id}',
    summary: 'Read an interview with the offered times',
    operation: One,
    answer: ['viewer', 'interview'],
    missing: 'interview.missing',
  }),
  restRoute({
    method: 'GET',
    path: '/applications/{applicationId}/interviews',
    summary: 'List the interviews for an application with the offered times, newest first',
    operation: OfApplication,
    answer: ['viewer', 'interviews'],
  }),
  restRoute({
    method: 'POST',
    path: '/applications/{applicationId}/interviews',
    summary: 'Offer the applicant times for an interview',
    operation: Propose,
    body: 'input',
    answer: ['proposeInterview', 'interview'],
    status: 201,
  }),
  restRoute({
    method: 'PUT',
    path: '/interviews/{id}/times',
    summary: 'Offer other times for an interview that has not been booked',
    operation: OfferTimes,
    body: 'input',
    answer: ['offerInterviewTimes', 'interview'],
  }),
  restRoute({
    method: 'PATCH',
    path: '/interviews/{id}',
    summary: 'Move a booked interview to another time',
    operation: Move,
    body: 'input',
    answer: ['moveInterview', 'interview'],
  }),
  restRoute({
    method: 'PUT',
    path: '/interviews/{id}/interviewers',
    summary: 'Choose who holds an interview that has not begun',
    operation: ChangeInterviewers,
    body: 'input',
    answer: ['changeInterviewers', 'interview'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/interviews/{id}',
    summary: 'Cancel an interview',
    operation: Cancel,
    body: 'input',
    answer: ['cancelInterview', 'interview'],
  }),
  restRoute({
    method: 'PUT',
    path: '/interviews/{id}/outcome',
    summary: 'Record whether an interview took place',
    operation: Record,
    body: 'input',
    answer: ['recordInterview', 'interview'],
  }),
];
