import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { SaveAfterLogin } from '#client/components/savedJobs/SaveAfterLogin.tsx';
import { SavedJobsCount } from '#client/components/header/SavedJobsCount.tsx';
import { SaveJobButton } from '#client/components/savedJobs/SaveJobButton.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/saved/SavedJobsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['saved', 'jobFacts'] as const;

export const job = (id: string) => ({ __typename: 'Job', id, title: `Job ${id}` });

interface World {
  /** The saved ids on the server; the mutations change them. */
  saved?: string[];
  ended?: string[];
  refuses?: () => string | undefined;
  /** The code of a refusal. */
  code?: string;
  part?: ReactNode;
}

/** A site with two cards of the same job, the list and the count, over a server with state. */
export async function drawSaved({ saved = [], ended = [], part, ...world }: World = {}) {
  const { refuses, code = 'RULE_VIOLATION' } = world;
  const asked: string[] = [];
  const change = (name: string, apply: (id: string) => void) => {
    return (_root: unknown, { input }: { input: { jobId: string } }) => {
      asked.push(`${name} ${input.jobId}`);
      const message = refuses?.();
      if (message) throw new GraphQLError(message, { extensions: { code } });
      apply(input.jobId);
      return { job: job(input.jobId), viewer: {} };
    };
  };
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({
        savedJobIds: () => {
          asked.push('ids');
          return [...saved];
        },
        savedJobs: ({ first, after }: { first: number; after?: string | null }) => {
          asked.push('list');
          const from = after ? saved.indexOf(after) + 1 : 0;
          const shown = saved.slice(from, from + first);
          const nodes = shown.map((id) => ({
            job: job(id),
            isOpen: !ended.includes(id),
            savedAt: '2026-11-20T10:00:00.000Z',
          }));
          const hasNextPage = from + first < saved.length;
          const pageInfo = { hasNextPage, endCursor: shown.at(-1) ?? null };
          return { nodes, totalCount: saved.length, pageInfo };
        },
      }),
      job: (_root: unknown, { id }: { id: string }) => job(id),
    },
    Mutation: {
      saveJob: change('save', (id) => saved.unshift(id)),
      unsaveJob: change('unsave', (id) => saved.splice(saved.indexOf(id), 1)),
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T10:00:00.000Z' }, resolvers });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      {part ?? (
        <>
          <SaveJobButton jobId="1" title="Job 1" />
          <SaveJobButton jobId="1" title="Job 1" variant="button" />
          <SaveJobButton jobId="2" title="Job 2" />
          <p data-testid="count">
            <SavedJobsCount />
          </p>
          <Page />
        </>
      )}
      <SaveAfterLogin />
    </Words>,
    { schema, path: '/saved-jobs' },
  );
  return { ...drawn, asked, saved };
}
