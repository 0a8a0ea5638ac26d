import {
  freeTimesQuerySchema,
  type FreeTimesValues,
} from '#schema/validation/employers/interview.ts';
import { graphql } from '../gql/gql.ts';
import type { InterviewKind } from '../gql/graphql.ts';
import { get, put, remove } from '../restRoute.ts';

graphql(`
  fragment RestInterviewInvitation on InterviewInvitation {
    kind
    status
    title
    companyName
    jobTitle
    place
    link
    note
    minutes
    interviewerNames
    startsAt
    endsAt
    cancelledBy
    reason
    canCancel
    timeZone
    times {
      startsAt
      endsAt
      isFree
    }
  }
`);

const Interviewers = graphql(`
  query RestInterviewers($jobId: ID!) {
    viewer {
      interviewers(jobId: $jobId) {
        id
        name
      }
    }
  }
`);

const FreeTimes = graphql(`
  query RestFreeInterviewTimes(
    $interviewerIds: [ID!]!
    $kind: InterviewKind!
    $from: String!
    $until: String!
    $weekdays: [Int!]!
    $startTime: String!
    $endTime: String!
    $minutes: Int!
    $buffer: Int!
    $timeZone: String!
  ) {
    viewer {
      freeInterviewTimes(
        interviewerIds: $interviewerIds
        kind: $kind
        from: $from
        until: $until
        weekdays: $weekdays
        startTime: $startTime
        endTime: $endTime
        minutes: $minutes
        buffer: $buffer
        timeZone: $timeZone
      ) {
        startsAt
        endsAt
        isFree
      }
    }
  }
`);

const Invitation = graphql(`
  query RestInterviewInvitation($token: String!) {
    interviewInvitation(token: $token) {
      ...RestInterviewInvitation
    }
  }
`);

const Book = graphql(`
  mutation RestBookInterview($input: BookInterviewInput!) {
    bookInterview(input: $input) {
      invitation {
        ...RestInterviewInvitation
      }
    }
  }
`);

const Decline = graphql(`
  mutation RestDeclineInterview($input: DeclineInterviewInput!) {
    declineInterview(input: $input) {
      invitation {
        ...RestInterviewInvitation
      }
    }
  }
`);

export const interviewTimeRoutes = [
  get(
    '/jobs/{jobId}/interviewers',
    'List the people of the company who can be interviewers for a job',
    Interviewers,
    { answer: ['viewer', 'interviewers'] },
  ),
  get(
    '/interviews/free-times',
    'List the times at which all of these interviewers are free',
    FreeTimes,
    {
      query: {
        names: {
          interviewerIds: 'The ids of the interviewers, separated by commas.',
          kind: 'How the interview takes place: phone, video, on_site or walk_in.',
          from: 'The first day (YYYY-MM-DD).',
          until: 'The last day (YYYY-MM-DD).',
          weekdays:
            'Only these weekdays, from 1 for Monday to 7 for Sunday, separated by commas; all if left out.',
          startTime: 'The start of the hours of each day (HH:MM).',
          endTime: 'The end of the hours of each day (HH:MM); after midnight if it is not later.',
          minutes: 'How many minutes the interview takes.',
          buffer: 'How many minutes the interviewers keep free afterwards; 0 if left out.',
          timeZone: 'The time zone of the days and hours; Asia/Kolkata if left out.',
        },
        schema: freeTimesQuerySchema,
        toVariables: ({ kind, ...values }: FreeTimesValues) => ({
          ...values,
          kind: kind.toUpperCase() as InterviewKind,
        }),
      },
      answer: ['viewer', 'freeInterviewTimes'],
    },
  ),
  get(
    '/interview-invitations/{token}',
    "Read the interview that an applicant's link is about, with the times to choose from",
    Invitation,
    { answer: ['interviewInvitation'], missing: 'interview.link' },
  ),
  put(
    '/interview-invitations/{token}',
    "Book one of the offered times with an applicant's link, or move the interview there",
    Book,
    { answer: ['bookInterview', 'invitation'] },
  ),
  remove(
    '/interview-invitations/{token}',
    "Cancel the interview of an applicant's link, or decline all offered times",
    Decline,
    { answer: ['declineInterview', 'invitation'] },
  ),
];
