import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { IResolvers } from '@graphql-tools/utils';
import userEvent from '@testing-library/user-event';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/applications/ApplicationPage.tsx';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'myApplication',
  'applications',
  'answers',
  'interviews',
  'offers',
  'career',
  'profile',
  'files',
  'offline',
  'answers',
  'messages',
  'validation',
] as const;

interface Input {
  input: Record<string, unknown>;
}

export const APPLICATION = {
  __typename: 'Application',
  id: 'sent-1',
  status: 'SHORTLISTED',
  coverLetter: 'Here I am.',
  resume: { name: 'cv.pdf', url: '/uploads/1?signed' },
  profile: null,
  rejectionMessage: null,
  isEditable: false,
  withdrawal: null,
  todos: [],
  treatment: null,
  progress: {
    since: '2026-11-20T10:00:00.000Z',
    current: { id: 's-2', name: 'Interview', typicalDays: 6 },
    stages: [
      { id: 's-1', name: 'In review', status: 'REVIEWED' },
      { id: 's-2', name: 'Interview', status: 'SHORTLISTED' },
      { id: 's-3', name: 'Offer', status: 'SHORTLISTED' },
    ],
  },
  job: {
    id: 'job-1',
    title: 'Staff Nurse',
    place: 'Pune',
    standing: 'LIVE',
    myApplication: null,
    company: { id: 'c-1', name: 'Lotus Works', responses: null },
  },
  events: [
    { id: 'e-1', kind: 'APPLIED', at: '2026-11-19T10:00:00.000Z', actorName: null },
    {
      id: 'e-2',
      kind: 'RESUME_DOWNLOADED',
      at: '2026-11-21T08:00:00.000Z',
      actorName: null,
    },
    {
      id: 'e-3',
      kind: 'REVIEWED',
      at: '2026-11-21T08:05:00.000Z',
      actorName: null,
      stageName: 'In review',
    },
  ],
};

/** Draws the page of a seeker's application; null: the server does not find it. */
export async function drawApplicationPage(
  more: object | null = {},
  answers: Record<string, [changed: object, rest?: object]> = {},
) {
  const application = more && { ...APPLICATION, ...more };
  const asked: Record<string, unknown>[] = [];
  /** Answers a mutation with the application as it is afterwards. */
  const changes =
    (changed: object, rest: object = {}) =>
    (_root: unknown, { input }: Input) => {
      asked.push({ ...input });
      return { application: { ...application, ...changed }, ...rest };
    };
  const times = { application: 0, applications: 0 };
  const resolvers: IResolvers = {
    Query: { viewer: () => ({ id: '1', resumes: [], timeZone: 'Asia/Kolkata' }) },
    Viewer: {
      application: () => {
        times.application += 1;
        return application;
      },
      applications: () => ({ totalCount: (times.applications += 1) }),
    },
    Mutation: Object.fromEntries(
      Object.entries(answers).map(([name, [changed, rest]]) => [name, changes(changed, rest)]),
    ),
  };
  const schema = mockedSchema({
    mocks: { DateTime: () => '2026-11-20T10:00:00.000Z' },
    resolvers,
  });
  logInAs({ role: 'JOB_SEEKER' });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <Page />
      <OtherApplications />
    </Words>,
    { schema, path: '/my-applications/sent-1', route: '/my-applications/:id' },
  );
  return {
    asked,
    /** How often each was asked for. */ times,
    user: userEvent.setup({ delay: null }),
  };
}

const OTHERS: TypedDocumentNode<{ viewer: { applications: { totalCount: number } } }> = gql`
  query OtherApplications {
    viewer {
      applications(first: 3) {
        totalCount
      }
    }
  }
`;

/** A part of the page that shows the list. */
function OtherApplications() {
  const { data } = useQuery(OTHERS);
  return <p>Applications: {data?.viewer.applications.totalCount}</p>;
}
