import { NO_FACTS } from '#tests/support/noFacts.ts';
import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/manageJobs/ManageJobsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'manageJobs',
  'addJob',
  'questions',
  'answers',
  'jobFacts',
  'company',
  'validation',
] as const;

export const aJob = (id: string, values: object = {}) => ({
  __typename: 'Job',
  id,
  title: `Job ${id}`,
  location: 'Pune, Maharashtra',
  place: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  status: 'ACTIVE',
  standing: 'LIVE',
  adminNotes: null as string | null,
  isFeatured: false,
  isHot: false,
  isRemote: false,
  postedAt: '2026-11-20T10:00:00.000Z',
  applicationDeadline: '2026-12-24T18:29:59.999Z' as string | null,
  renewableFrom: '2026-12-17T18:29:59.999Z' as string | null,
  views: 10,
  applicationsCount: 2,
  salary: '5 LPA',
  salaryMin: 500_000,
  salaryMax: 500_000,
  description: 'The work.',
  requirementsText: 'One\nTwo',
  responsibilitiesText: '',
  benefitsText: '',
  experienceLevel: 'MID_LEVEL' as string | null,
  experienceYears: 2 as number | null,
  ...NO_FACTS,
  category: { __typename: 'Category', id: 'c', slug: 'finance-banking' },
  pendingChange: null as StoredChange | null,
  ...values,
});
interface StoredChange {
  id: string;
  fields: { name: string; before: string | null; after: string | null }[];
}
type StoredJob = ReturnType<typeof aJob>;

interface World {
  jobs?: StoredJob[];
  /** The page size of the server; all by default. */
  perPage?: number;
  path?: string;
  /** The message of a refusal, if any. */
  fails?: () => string | undefined;
  /** The jobs a bulk action leaves out, with the reason. */
  refused?: { id: string; message: string }[];
  /** The fields of an edited job to hold for review; none by default. */
  reviewed?: readonly string[];
  /** A promise that the response waits for. */
  hold?: () => Promise<void> | undefined;
}

interface ListArgs {
  search?: string | null;
  show: string;
  sort: string;
  first?: number;
  page?: number | null;
}
type Input = Record<string, unknown>;

const CHANGES: Record<string, object> = {
  FEATURE: { isFeatured: true },
  UNFEATURE: { isFeatured: false },
  HOT: { isHot: true },
  UNHOT: { isHot: false },
  CLOSE: { status: 'CLOSED', standing: 'CLOSED' },
  REOPEN: { status: 'ACTIVE', standing: 'LIVE' },
  RENEW: { renewableFrom: '2027-01-15T00:00:00.000Z' },
  DELETE: {},
  RESTORE: {},
};

/** The page over a server with state; `asked` collects the mutations. */
export async function drawManageJobs(world: World = {}) {
  const { path = '/manage-jobs', refused = [], reviewed = [] } = world;
  const asked: [string, Input][] = [];
  const server = { jobs: world.jobs ?? [], deleted: [] as StoredJob[] };
  const list = ({ search, show, sort, first = Infinity, page }: ListArgs) => {
    const { jobs } = server;
    const found = jobs
      .filter(({ title }) => title.toLowerCase().includes((search ?? '').toLowerCase()))
      .filter((job) => show === 'ALL' || job.standing === show || (show === 'HOT' && job.isHot));
    const nodes =
      sort === 'TITLE' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
    const figures = {
      total: jobs.length,
      featured: jobs.filter(({ isFeatured }) => isFeatured).length,
      hot: jobs.filter(({ isHot }) => isHot).length,
      applications: jobs.reduce((sum, job) => sum + job.applicationsCount, 0),
      views: 0,
    };
    // A query for more than 50 wants the whole list, not a page.
    const most = first > 50 ? first : (world.perPage ?? Infinity);
    const start = ((page ?? 1) - 1) * Math.min(most, nodes.length);
    return { nodes: nodes.slice(start, start + most), totalCount: nodes.length, figures };
  };
  const refuse = () => {
    const message = world.fails?.();
    if (message) throw new GraphQLError(message, { extensions: { code: 'UNAVAILABLE' } });
  };
  const change = ({ ids, action }: { ids: string[]; action: string }) => {
    const meant = ids.filter((id) => !refused.some((one) => one.id === id));
    const isSelected = ({ id }: StoredJob) => meant.includes(id);
    if (action === 'RESTORE') {
      server.jobs = [...server.deleted.filter(isSelected), ...server.jobs];
    }
    for (const job of server.jobs.filter(isSelected)) Object.assign(job, CHANGES[action]);
    const jobs = server.jobs.filter(isSelected).map((job) => ({ ...job }));
    if (action === 'DELETE') {
      server.deleted = server.jobs.filter(isSelected);
      server.jobs = server.jobs.filter((job) => !isSelected(job));
      return { jobs: [], deletedJobIds: meant, refused, viewer: {} };
    }
    return { jobs, deletedJobIds: [], refused, viewer: {} };
  };
  const edit = (job: StoredJob, { id: _id, ...values }: Input) => {
    const known = new Map(job.pendingChange?.fields.map((field) => [field.name, field]));
    for (const [name, value] of Object.entries(values)) {
      const before = `${(job as unknown as Record<string, string | boolean>)[name]}`;
      if (!reviewed.includes(name)) Object.assign(job, { [name]: value });
      else if (before === value) known.delete(name);
      else known.set(name, { name, before, after: String(value) });
    }
    const fields = [...known.values()];
    job.pendingChange = fields.length > 0 ? { id: `change-${job.id}`, fields } : null;
  };
  const resolvers: IResolvers = {
    Query: { viewer: () => ({}) },
    Viewer: {
      jobs: (_viewer: unknown, args: ListArgs) => {
        refuse();
        return list(args);
      },
      ownJob: (_viewer: unknown, { id }: { id: string }) => {
        refuse();
        return server.jobs.find((job) => job.id === id) ?? null;
      },
    },
    Mutation: {
      changeJobs: async (
        _root: unknown,
        { input }: { input: { ids: string[]; action: string } },
      ) => {
        asked.push([input.action, { ids: [...input.ids] }]);
        refuse();
        const answer = change(input);
        await world.hold?.();
        return answer;
      },
      updateJob: (_root: unknown, { input }: { input: Input }) => {
        asked.push(['update', { ...input }]);
        refuse();
        const job = server.jobs.find(({ id }) => id === input.id);
        if (job) edit(job, input);
        return { job, viewer: {} };
      },
      withdrawPendingChange: (_root: unknown, { input }: { input: Input }) => {
        asked.push(['withdraw', { ...input }]);
        refuse();
        const job = server.jobs.find(({ pendingChange }) => pendingChange?.id === input.id)!;
        return { job: Object.assign(job, { pendingChange: null }), companyProfile: null };
      },
      duplicateJob: (_root: unknown, { input }: { input: Input }) => {
        asked.push(['duplicate', { ...input }]);
        return { draft: null, replaced: null, viewer: {} };
      },
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T09:00:00.000Z' }, resolvers });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path })), asked, server };
}
