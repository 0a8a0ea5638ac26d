import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'activity', 'validation'] as const;

export const anEntry = (id: string, values: object = {}) => ({
  id,
  at: '2026-11-20T09:00:00.000Z',
  action: 'job.reject',
  actor: { kind: 'USER', id: 'u1', name: 'Meera Nair', email: 'meera@people.example' },
  subject: { kind: 'job', id: `j${id}`, name: `Job ${id}` } as object | null,
  ip: '10.0.0.7',
  requestId: `request-${id}`,
  before: { adminStatus: 'pending', adminNotes: null } as object | null,
  after: { adminStatus: 'rejected', adminNotes: 'No pay.' } as object | null,
  ...values,
});

interface World {
  entries?: ReturnType<typeof anEntry>[];
  total?: number;
  check?: object;
  fails?: (what: string) => boolean;
}

/** A log to read; `asked` collects the queries. */
export async function drawWithLog(part: ReactNode, path: string, world: World = {}) {
  const { entries = [], total = entries.length, check = { whole: 12, broken: null } } = world;
  const asked: object[] = [];
  const refuse = (what: string) => {
    if (world.fails?.(what))
      throw new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
  };
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        activity: (_admin: unknown, args: { subjectKind?: string }) => {
          asked.push(args);
          refuse('activity');
          const nodes = entries.map((entry) => ({ ...entry }));
          const totalPages = Math.max(1, Math.ceil(total / 10));
          return { totalCount: total, totalCountIsExact: total <= 10_000, totalPages, nodes };
        },
        activityCheck: () => {
          refuse('check');
          return check;
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>{part}</main>
    </Words>,
    { schema, path },
  );
  return { ...drawn, asked };
}
