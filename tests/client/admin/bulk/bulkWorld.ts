import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const error = (row: number) => ({
  row,
  field: 'location',
  message: 'Location is required',
  hint: 'Write a city and its state.',
});

const COLUMNS = ['title', 'company_name', 'location'];

export const anUpload = (id: string, values: object = {}) => ({
  __typename: 'BulkUpload',
  id,
  fileName: `${id}.csv`,
  status: 'PENDING',
  total: 12,
  valid: 12,
  successful: 0,
  failed: 0,
  faulty: 0,
  columns: COLUMNS,
  unknownColumns: [] as string[],
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null as string | null,
  undoneAt: null as string | null,
  undoableUntil: null as string | null,
  uploadedBy: { id: 'u1', name: 'Asha Rao' } as { id: string; name: string } | null,
  ...values,
});
type Stored = ReturnType<typeof anUpload>;

export interface BulkWorld {
  uploads?: Stored[];
  /** The state of an uploaded file after parsing. */
  prepared?: () => Stored;
  /** A promise that reading a file waits for. */
  hold?: () => Promise<void> | undefined;
  /** The message and code of a refusal, if any. */
  fails?: (what: string) => { message: string; code: string } | undefined;
}

const withParts = (upload: Stored) => ({
  ...upload,
  errorCount: upload.faulty,
  errors: ({ first }: { first: number }) =>
    Array.from({ length: upload.faulty }, (_, at) => error(at + 2)).slice(0, first),
  rows: ({ first }: { first: number }) => ({
    nodes: Array.from({ length: Math.min(first, upload.total) }, (_, at) => ({
      row: at + 2,
      cells: [`Job ${at + 2}`, 'Lotus Works', at < upload.faulty ? '' : 'Pune, Maharashtra'],
      errors: at < upload.faulty ? [error(at + 2)] : [],
    })),
  }),
});

/** A server that stores uploads; running ones advance with `move`. */
export function bulkWorld({ uploads = [], prepared, hold, fails }: BulkWorld = {}) {
  const asked: [string, object][] = [];
  const refuse = (what: string) => {
    const failure = fails?.(what);
    if (failure) throw new GraphQLError(failure.message, { extensions: { code: failure.code } });
  };
  const change = (what: string, input: object, work: () => Stored) => {
    asked.push([what, { ...input }]);
    refuse(what);
    return { upload: withParts(work()) };
  };
  const find = (id: string) => uploads.find((upload) => upload.id === id)!;
  type Given = { input: { id: string } };
  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Admin: {
      bulkUploads: (_admin: unknown, { page, first }: { page?: number; first: number }) => {
        refuse('bulkUploads');
        const started = uploads.filter(({ status }) => status !== 'PENDING');
        const from = ((page ?? 1) - 1) * first;
        return {
          totalCount: started.length,
          totalPages: Math.max(1, Math.ceil(started.length / first)),
          nodes: started.slice(from, from + first).map(withParts),
        };
      },
      bulkUpload: (_admin: unknown, { id }: { id: string }) => {
        refuse('bulkUpload');
        const found = find(id) as Stored | undefined;
        return found ? withParts(found) : null;
      },
    },
    Mutation: {
      prepareBulkUpload: async (_root: unknown, { input }: { input: object }) => {
        await hold?.();
        return change('prepareBulkUpload', input, () => {
          const upload = prepared!();
          uploads.unshift(upload);
          return upload;
        });
      },
      startBulkUpload: (_root: unknown, { input }: Given) =>
        change('startBulkUpload', input, () =>
          Object.assign(find(input.id), { status: 'RUNNING' }),
        ),
      undoBulkUpload: (_root: unknown, { input }: Given) =>
        change('undoBulkUpload', input, () =>
          Object.assign(find(input.id), {
            status: 'UNDONE',
            undoneAt: '2026-11-21T09:59:00.000Z',
            undoableUntil: null,
          }),
        ),
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T09:00:00.000Z' }, resolvers });
  const move = (id: string, values: Partial<Stored>) => Object.assign(find(id), values);
  return { schema, asked, uploads, move };
}
