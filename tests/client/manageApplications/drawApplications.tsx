import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useParams } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/manageApplications/ManageApplicationsPage.tsx';
import { Page as ReviewDesk } from '#client/pages/manageApplications/ReviewDeskPage.tsx';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'manageApplications',
  'reviewDesk',
  'applications',
  'answers',
  'interviews',
  'offers',
  'career',
  'profile',
  'recommendation',
  'jobFacts',
  'files',
  'validation',
] as const;
export const STANDARD_MAIL = { subject: 'About your application', body: 'Dear {name}, thank you.' };
const AT = '2026-11-20T10:00:00.000Z';

const LETTER = {
  __typename: 'OfferTemplate',
  id: 'built-in-en',
  name: 'Offer letter in English',
  language: 'EN',
  letter: 'Dear {candidate}',
  isOwn: false,
};

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
  isUnread: false,
  summary: null,
  match: null,
  rating: { __typename: 'ApplicationRating', average: null, count: 0, own: null },
  ratings: [],
  tags: [],
  otherApplications: [],
  excerpt: null,
  answers: [],
  interviews: [],
  offers: [],
  lastOfferStatus: null,
  todos: [],
  canSendOffer: false,
  withdrawal: null,
  stage: null,
  rejectionReason: null,
  rejectionMessage: null,
  job: { __typename: 'Job', id: 'job-1', title: 'Staff Nurse', place: 'Pune' },
  events: [
    {
      __typename: 'ApplicationEvent',
      id: `${id} applied`,
      kind: 'APPLIED',
      at: AT,
      actorName: null,
      stageName: null,
    },
  ],
  ...more,
});

interface Stage {
  id: string;
  name: string;
  status: string;
  preset?: string | null;
}

interface World {
  applications?: Stored[];
  path?: string;
  teamRole?: 'INTERVIEWER';
  /** Shown above the page. */
  above?: ReactNode;
  /** How to refuse the next query or mutation; `what` is its name in `asked`. */
  fails?: (what: string) => GraphQLError | undefined;
  /** What the answer to the next query or mutation waits for. */
  holds?: (what: string) => Promise<unknown> | undefined;
  statusMails?: object[];
  /** The offer letters of the company. */
  letters?: object[];
  tags?: object[];
  views?: object[];
  colleagues?: { id: string; name: string }[];
  stages?: Stage[];
  interviewers?: { id: string; name: string | null }[];
  /** When all interviewers are free. */
  freeTimes?: { startsAt: string; endsAt: string }[];
  /** How many of the matches the server updates at once. */
  atOnce?: number;
  /** The server's page size; all by default. */
  perPage?: number;
  /** The applications a bulk update or undo leaves unchanged, with the reason. */
  refused?: { id: string; message: string }[];
}

interface ListArgs {
  statuses?: string[] | null;
  withdrawn?: boolean | null;
  stageId?: string | null;
  after?: string;
}

type Input = { input: Record<string, string> & { ids: string[] } };

/** The page over a server with state; `asked` collects the requests in order. */
export async function drawApplications(world: World = {}) {
  const {
    applications = [],
    path = '/manage-applications',
    fails,
    refused = [],
    stages = [],
  } = world;
  const asked: [string, Record<string, unknown>][] = [];
  const found = (id: string) => applications.find((one) => one.id === id);
  const shown = (one: Stored) => ({ ...one, moves: movesOf(one) });
  const put = (one: Stored, status: string, actorName = 'Meera Shah') => {
    const event = {
      id: `${one.id} ${status}`,
      kind: status,
      at: AT,
      actorName,
      stageName: null,
    };
    const stage = stages.find((each) => each.status === status) ?? null;
    return Object.assign(one, { status, stage, events: [...(one['events'] as object[]), event] });
  };
  /** An offer takes the application to the stage of this name, if there is one. */
  const offered = (one: Stored) =>
    Object.assign(one, { stage: stages.find(({ name }) => name === 'Offer') ?? one['stage'] });
  const change = (name: string, apply: (input: Input['input']) => object) => {
    return async (_root: unknown, { input }: Input) => {
      const { undoable, ...sent } = input as typeof input & { undoable?: boolean };
      asked.push([name, undoable ? { ...sent, undoable } : sent]);
      await world.holds?.(name);
      const failure = fails?.(name);
      if (failure) throw failure;
      return apply(input);
    };
  };
  const batch = new Map<string, string>();
  const stageBefore = new Map<string, unknown>();
  let batches = 0;
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({}),
      nodes: (_root, { ids }: { ids: string[] }) => ids.map((id) => shown(found(id)!)),
    },
    Viewer: {
      stages: () => stages,
      application: (_viewer: unknown, { id }: { id: string }) => {
        const one = found(id);
        return one ? shown(one) : null;
      },
      interview: (_viewer: unknown, { id }: { id: string }) => {
        for (const application of applications) {
          const interviews = (application['interviews'] ?? []) as { id: string }[];
          const interview = interviews.find((one) => one.id === id);
          if (interview) return { ...interview, application: shown(application) };
        }
        return null;
      },
      applications: async (_viewer: unknown, args: ListArgs) => {
        asked.push(['list', { ...args }]);
        await world.holds?.('list');
        const failure = fails?.('list');
        if (failure) throw failure;
        const nodes = applications.filter(
          ({ status, stage, withdrawal }) =>
            (args.withdrawn ? withdrawal !== null : true) &&
            (args.statuses ? withdrawal === null && args.statuses.includes(status) : true) &&
            (!args.stageId || (stage as Stage | null)?.id === args.stageId),
        );
        const from = args.after ? nodes.findIndex(({ id }) => id === args.after) + 1 : 0;
        const page = nodes.slice(from, from + (world.perPage ?? nodes.length));
        const hasNextPage = from + page.length < nodes.length;
        const endCursor = hasNextPage ? page.at(-1)!.id : null;
        return { nodes: page.map(shown), pageInfo: { hasNextPage, endCursor } };
      },
      applicationCounts: () => countsOf(applications),
      applicationPlace: (_viewer: unknown, { id }: { id: string }) => {
        const at = applications.findIndex((one) => one.id === id);
        const beside = (step: number) => applications[at + step]?.id ?? null;
        const near = { previousId: beside(-1), nextId: beside(1) };
        return at === -1 ? null : { position: at + 1, total: applications.length, ...near };
      },
      timeZone: () => 'Asia/Kolkata',
      interviewers: () => world.interviewers ?? [],
      freeInterviewTimes: (_viewer: unknown, args: object) => {
        asked.push(['freeTimes', { ...args }]);
        return world.freeTimes ?? [];
      },
      offerTemplates: () => [LETTER, ...(world.letters ?? [])],
      offerPreview: (_viewer: unknown, { input }: Input) => {
        asked.push(['preview', { ...input }]);
        const failure = fails?.('preview');
        if (failure) throw failure;
        return btoa('PDF');
      },
      applicationTags: () => world.tags ?? [],
      applicationViews: () => world.views ?? [],
      colleagues: () => world.colleagues ?? [],
      jobs: () => ({ nodes: [{ id: 'job-1', title: 'Staff Nurse' }] }),
      statusMails: () => world.statusMails ?? [],
    },
    Mutation: {
      updateApplicationStatus: change('move', ({ id, status, undoable }) => {
        const before = found(id!)!;
        batch.set(id!, before.status);
        stageBefore.set(id!, before['stage']);
        return { application: shown(put(before, status!)), batchId: undoable ? 'one' : null };
      }),
      sendOffer: change('sendOffer', ({ applicationId }) => ({
        offer: {
          __typename: 'Offer',
          id: 'o-1',
          application: shown(offered(found(applicationId!)!)),
        },
      })),
      saveOfferTemplate: change('saveOfferTemplate', () => ({ viewer: {} })),
      proposeInterview: change('propose', () => ({})),
      moveInterview: change('move', () => ({})),
      offerInterviewTimes: change('offer', () => ({})),
      saveInterviewCriteria: change('criteria', () => ({})),
      saveApplicationView: change('saveView', () => ({ viewer: {} })),
      deleteApplicationView: change('deleteView', () => ({ viewer: {} })),
      moveApplicationToStage: change('stage', ({ id, stageId }) => {
        const stage = stages.find((one) => one.id === stageId)!;
        return { application: shown(Object.assign(put(found(id!)!, stage.status), { stage })) };
      }),
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
        const tried = waiting.slice(0, world.atOnce ?? 500);
        const refusedNow = refused.filter((one) => tried.some(({ id }) => id === one.id));
        const moved = tried.filter(({ id }) => !refusedNow.some((one) => one.id === id));
        for (const one of moved) {
          batch.set(one.id, one.status);
          put(one, status!);
        }
        batches += 1;
        const remaining = waiting.length - tried.length;
        const batchId = moved.length > 0 ? `batch ${batches}` : null;
        return { changed: moved.length, remaining, refused: refusedNow, batchId };
      }),
      sendMatchingMessages: change('messages', () => ({
        batchId: 'messages',
        count: 2,
        skippedApplications: [],
      })),
      undoApplications: change('undo', () => {
        const meant = [...batch].filter(([id]) => !refused.some((one) => one.id === id));
        const changed = meant.map(([id, status]) =>
          shown(Object.assign(put(found(id)!, status), { stage: stageBefore.get(id) ?? null })),
        );
        return { applications: changed, changed: changed.length, refused, batchId: null };
      }),
      recordApplicationView: change('view', ({ id }) => ({ application: shown(found(id!)!) })),
      addApplicationNote: change('note', ({ applicationId, body }) => {
        const note = { id: 'note', body, createdAt: AT, authorName: 'Meera Shah', isMine: true };
        return { application: shown(Object.assign(found(applicationId!)!, { notes: [note] })) };
      }),
      rateApplication: change('rate', ({ applicationId, stars }) => {
        const own = stars as unknown as number | null;
        const rating = { average: own, count: own ? 1 : 0, own };
        return { application: shown(Object.assign(found(applicationId!)!, { rating })) };
      }),
      createApplicationTag: change('createTag', ({ name }) => ({
        tag: { id: `tag ${name}`, name },
      })),
      tagApplication: change('tag', ({ applicationId, tagId }) => {
        const tag = { __typename: 'ApplicationTag', id: tagId, name: tagId!.replace('tag ', '') };
        return { application: shown(Object.assign(found(applicationId!)!, { tags: [tag] })) };
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
  logInAs({
    role: 'EMPLOYER',
    firstName: 'Ravi',
    lastName: 'Iyer',
    teamRole: world.teamRole ?? null,
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      {world.above}
      <main>
        <Pages />
      </main>
    </Words>
  );
  const route = '/manage-applications/:applicationId?';
  return { ...(await drawInSite(page, { schema, path, route })), asked, put, found };
}

/** The list, or the page of one application. */
function Pages() {
  return useParams()['applicationId'] ? <ReviewDesk /> : <Page />;
}

const movesOf = ({ status, withdrawal }: Stored) =>
  withdrawal
    ? []
    : movesFrom(status.toLowerCase() as ApplicationStatus).map((move) => move.toUpperCase());

function countsOf(applications: Stored[]) {
  const counts: Record<string, unknown> = { total: applications.length };
  const staged = Map.groupBy(applications, ({ stage }) => (stage as Stage | null)?.id);
  counts['stages'] = [...staged].flatMap(([stageId, { length: total }]) =>
    stageId ? [{ stageId, total }] : [],
  );
  for (const name of ['pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])
    counts[name] = applications.filter(
      ({ status, withdrawal }) => !withdrawal && status.toLowerCase() === name,
    ).length;
  counts['withdrawn'] = applications.filter(({ withdrawal }) => withdrawal).length;
  return counts;
}
