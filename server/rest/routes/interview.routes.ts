import { get, patch, post, put, remove } from '../restRoute.ts';
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
  get(
    '/interviews',
    "List the upcoming interviews of the caller or the caller's company, the next one first",
    Interviews,
    { answer: ['viewer', 'interviews'] },
  ),
  get('/interviews/{id}', 'Read an interview with the offered times', One, {
    answer: ['viewer', 'interview'],
    missing: 'interview.missing',
  }),
  get(
    '/applications/{applicationId}/interviews',
    'List the interviews for an application with the offered times, newest first',
    OfApplication,
    { answer: ['viewer', 'interviews'] },
  ),
  post(
    '/applications/{applicationId}/interviews',
    'Offer the applicant times for an interview',
    Propose,
    { answer: ['proposeInterview', 'interview'], status: 201 },
  ),
  put(
    '/interviews/{id}/times',
    'Offer other times for an interview that has not been booked',
    OfferTimes,
    { answer: ['offerInterviewTimes', 'interview'] },
  ),
  patch('/interviews/{id}', 'Move a booked interview to another time', Move, {
    answer: ['moveInterview', 'interview'],
  }),
  put(
    '/interviews/{id}/interviewers',
    'Choose the interviewers of an interview that has not begun',
    ChangeInterviewers,
    { answer: ['changeInterviewers', 'interview'] },
  ),
  remove('/interviews/{id}', 'Cancel an interview', Cancel, {
    answer: ['cancelInterview', 'interview'],
  }),
  put('/interviews/{id}/outcome', 'Record whether an interview took place', Record, {
    answer: ['recordInterview', 'interview'],
  }),
];
