import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/manageApplications/ManageApplicationsPage.tsx';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'manageApplications',
  'applications',
  'career',
  'profile',
  'jobFacts',
  'files',
  'validation',
] as const;
export const STANDARD_MAIL = { subject: 'About your application', body: 'Dear {name}, thank you.' };
const AT = '2026-11-20T10:00:00.000Z';

export interface Stored {
  id: string;
  status: string;
  name: string;
  [field: string]: unknown;
}

export const anApplication = (id: string, more: object = {}): Stored => ({
  __typename: 'Application',
  id,
  status: 'PENDING',
  statusChangedAt: AT,
  appliedAt: AT,
  name: `Person ${id}`,
  email: `person.${id}@mail.example`,
  phone: null,
  coverLetter: '',
  expectedSalary: null,
  resume: null,
  resumeShownUrl: null,
  profile: null,
  notes: [],
  job: { __typename: 'Job', id: 'job-1', title: 'Staff Nurse', place: 'Pune' },
  events: [
    {
      __typename: 'ApplicationEvent',
      id: `${id} applied`,
      kind: 'APPLIED',
      at: AT,
      actorName: null,
    },
  ],
  ...more,
});

interface World {
  applications?: Stored[];
  path?: string;
  /** How to refuse the next query or mutation; `what` is its name in `asked`. */
  fails?: (what: string) => GraphQLError | undefined;
  statusMails?: object[];
  /** How many of the matches the server updates at once. */
  atOnce?: number;
  /** The server's page size; all by default. */
  perPage?: number;
  /** The applications a bulk update or undo leaves unchanged, with the reason. */
  refused?: { id: string; message: string }[];
}

type Input = { input: Record<string, string> & { ids: string[] } };

/** The page over a server with state; `asked` collects the requests in order. */
export async function drawApplications(world: World = {}) {
  const { applications = [], path = '/manage-applications', fails, refused = [] } = world;
  const asked: [string, Record<string, unknown>][] = [];
  const found = (id: string) => applications.find((one) => one.id === id);
  const shown = (one: Stored) => ({ ...one, moves: movesOf(one) });
  const put = (one: Stored, status: string) => {
    const event = { id: `${one.id} ${status}`, kind: status, at: AT, actorName: 'Meera Shah' };
    return Object.assign(one, { status, events: [...(one['events'] as object[]), event] });
  };
  const change = (name: string, apply: (input: Input['input']) => object) => {
    return (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      const failure = fails?.(name);
      if (failure) throw failure;
      return apply(input);
    };
  };
  const batch = new Map<string, string>();
  let batches = 0;
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({}),
      node: (_root, { id }: { id: string }) => (found(id) ? shown(found(id)!) : null),
      nodes: (_root, { ids }: { ids: string[] }) => ids.map((id) => shown(found(id)!)),
    },
    Viewer: {
      applications: (_viewer: unknown, args: { statuses?: string[] | null; after?: string }) => {
        asked.push(['list', { ...args }]);
        const failure = fails?.('list');
        if (failure) throw failure;
        const nodes = applications.filter(({ status }) => args.statuses?.includes(status) ?? true);
        const from = args.after ? nodes.findIndex(({ id }) => id === args.after) + 1 : 0;
        const page = nodes.slice(from, from + (world.perPage ?? nodes.length));
        const hasNextPage = from + page.length < nodes.length;
        const endCursor = hasNextPage ? page.at(-1)!.id : null;
        return { nodes: page.map(shown), pageInfo: { hasNextPage, endCursor } };
      },
      applicationCounts: () => countsOf(applications),
      jobs: () => ({ nodes: [{ id: 'job-1', title: 'Staff Nurse' }] }),
      statusMails: () => world.statusMails ?? [],
    },
    Mutation: {
      updateApplicationStatus: change('move', ({ id, status }) => ({
        application: shown(put(found(id!)!, status!)),
      })),
      changeApplications: change('changeApplications', ({ ids, status }) => {
        const meant = ids.filter((id) => !refused.some((one) => one.id === id));
        for (const id of meant) batch.set(id, found(id)!.status);
        const changed = meant.map((id) => shown(put(found(id)!, status!)));
        return { applications: changed, refused, batchId: 'batch', undoUntil: AT };
      }),
      changeMatchingApplications: change('changeMatchingApplications', ({ status, ...input }) => {
        const except = (input as unknown as { except: string[] }).except;
        const waiting = applications.filter(
          (one) => movesOf(one).includes(status!) && !except.includes(one.id),
        );
        const moved = waiting.slice(0, world.atOnce ?? 500);
        for (const one of moved) {
          batch.set(one.id, one.status);
          put(one, status!);
        }
        batches += 1;
        const remaining = waiting.length - moved.length;
        return { changed: moved.length, remaining, refused: [], batchId: `batch ${batches}` };
      }),
      undoApplications: change('undo', () => {
        const meant = [...batch].filter(([id]) => !refused.some((one) => one.id === id));
        const changed = meant.map(([id, status]) => shown(put(found(id)!, status)));
        return { applications: changed, changed: changed.length, refused, batchId: null };
      }),
      recordApplicationView: change('view', ({ id }) => ({ application: shown(found(id!)!) })),
      addApplicationNote: change('note', ({ applicationId, body }) => {
        const note = { id: 'note', body, createdAt: AT, authorName: 'Meera Shah', isMine: true };
        return { application: shown(Object.assign(found(applicationId!)!, { notes: [note] })) };
      }),
      deleteApplicationNote: change('unnote', ({ id }) => {
        const one = applications.find(({ notes }) =>
          (notes as { id: string }[]).some((n) => n.id === id),
        )!;
        const notes = (one['notes'] as { id: string }[]).filter((note) => note.id !== id);
        return { application: shown(Object.assign(one, { notes })) };
      }),
      resetStatusMail: change('resetMail', ({ status }) => ({
        statusMail: { id: status!.toLowerCase(), status, ...STANDARD_MAIL, isOwn: false },
      })),
      saveStatusMail: change('mail', (input) => ({
        statusMail: { ...input, id: input['status'], isOwn: true },
      })),
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => AT }, resolvers });
  logInAs({ role: 'EMPLOYER', firstName: 'Ravi', lastName: 'Iyer' });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path })), asked, put, found };
}

const movesOf = ({ status }: Stored) =>
  movesFrom(status.toLowerCase() as ApplicationStatus).map((move) => move.toUpperCase());

function countsOf(applications: Stored[]) {
  const counts: Record<string, number> = { total: applications.length };
  for (const name of ['pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])
    counts[name] = applications.filter(({ status }) => status.toLowerCase() === name).length;
  return counts;
}
