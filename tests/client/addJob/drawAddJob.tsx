import { NO_FACTS } from '#tests/support/noFacts.ts';
import type { IResolvers } from '@graphql-tools/utils';
import { waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/addJob/AddJobPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = [
  'addJob',
  'questions',
  'answers',
  'jobFacts',
  'company',
  'pay',
  'validation',
] as const;
const USER = '1';

type Values = Record<string, unknown>;

export const READY = {
  title: 'Accountant',
  location: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  category: 'finance_banking',
  industry: 'banking',
  experience: 2,
  description: 'Keep the books.',
  requirements: 'Tally\nGST',
};

const NAMES = `title location type category industry experience experienceLevel description requirements
  responsibilities benefits salary applicationDeadline isRemote isFeatured isUrgent`;
const NOTHING = Object.fromEntries(NAMES.split(/\s+/).map((name) => [name, null]));

export interface World {
  draft?: Values | null;
  company?: 'APPROVED' | 'PENDING' | null;
  standing?: 'LIVE' | 'PENDING';
  oldJobs?: { id: string; title: string }[];
  path?: string;
  /** The questions that the company asked before. */
  before?: Values[];
  /** The message of a refusal, if the server should refuse. */
  refuses?: (what: string) => string | undefined;
  /** The rule that a refusal names. */
  rule?: string;
  /** Loading the page fails with the error that this throws. */
  load?: () => void;
  /** A promise that the answer waits for. */
  hold?: (what: string) => Promise<void> | undefined;
}

/** The page over a server that stores the draft; `asked` collects the requests. */
export async function drawAddJob(world: World = {}) {
  const { draft = null, company = 'APPROVED', standing = 'LIVE', oldJobs = [] } = world;
  const asked: [string, Values][] = [];
  const server = { draft };
  const stored = () =>
    server.draft && {
      id: USER,
      savedAt: '2026-11-21T09:00:00.000Z',
      values: { ...NOTHING, ...NO_FACTS, ...server.draft },
    };
  const put = (next: Values | null) => {
    const before = stored();
    // The mock server keeps one object per id.
    const replaced = before && { ...before, id: 'before' };
    server.draft = next;
    return { draft: stored(), replaced, viewer: {} };
  };
  const doing =
    (name: string, run: (input: Values) => unknown) =>
    async (_root: unknown, { input = {} }: { input?: Values }) => {
      asked.push([name, { ...input }]);
      await world.hold?.(name);
      const message = world.refuses?.(name);
      if (message !== undefined)
        throw new GraphQLError(message, {
          extensions: { code: 'RULE_VIOLATION', rule: world.rule },
        });
      return run(input);
    };
  const resolvers: IResolvers = {
    Query: {
      viewer: () => {
        world.load?.();
        return {};
      },
    },
    Viewer: {
      questionsAskedBefore: () => world.before ?? [],
      jobs: (_root: unknown, { search }: { search?: string | null }) => {
        const message = world.refuses?.('jobs');
        if (message !== undefined && search !== undefined) throw new GraphQLError(message);
        const found = oldJobs.filter(({ title }) => title.toLowerCase().includes(search ?? ''));
        return {
          nodes: found.map((job) => ({ place: 'Pune, Maharashtra', ...job })),
          figures: { total: oldJobs.length },
        };
      },
    },
    Mutation: {
      saveJobDraft: doing('save', (input) => put({ ...input })),
      discardJobDraft: doing('discard', () => put(null)),
      duplicateJob: doing('duplicate', () => put({ ...READY, title: oldJobs[0]?.title })),
      createJob: doing('create', (input) => ({
        job: { id: 'new', title: input.title, standing },
      })),
    },
  };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-20T09:00:00.000Z',
      Viewer: () => ({
        user: { id: USER },
        jobDraft: stored,
        companyProfile: () =>
          company && {
            id: 'c',
            adminStatus: company,
            company: { id: 'c', name: 'Lotus Works', industry: 'Manufacturing' },
          },
      }),
    },
    resolvers,
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path: world.path ?? '/add-job' },
  );
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  return { ...drawn, asked, server };
}
