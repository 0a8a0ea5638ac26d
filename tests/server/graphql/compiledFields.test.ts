import { execute, getOperationAST, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { beforeAll, expect, test } from 'vitest';
import { answerOf, compileOperation } from '#server/graphql/compiled.ts';
import type { Context } from '#server/graphql/context.ts';
import { contextOfCaller } from '#server/graphql/createContext.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { newId } from '#server/lib/ids.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { ourWorld } from '#tests/server/isolation/ourData.ts';
import { theirWorld, type Theirs } from '#tests/server/isolation/theirData.ts';
import { callersOf } from '#tests/server/rights/callers.ts';
import { graphqlOperations, type ApiOperation } from '#tests/server/rights/operations.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

const schema = sharedSchema();
let app: Awaited<ReturnType<typeof appWithFiles>>;
let theirs: Theirs;
let who: Awaited<ReturnType<typeof callersOf>>;
let reads: ApiOperation[];

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  const ours = await ourWorld(app, theirs);
  who = await callersOf(app, theirs, ours);
  const given = { candidateId: ours.stranger.id, jobId: ours.openJobs[0] };
  reads = graphqlOperations(publishedSchema, app.url, given).filter(({ isRead }) => isRead);
});

interface Shown {
  data: string;
  errors: string[];
}

/** As a client sees it, without what depends on the moment. */
async function shown(answer: ExecutionResult | Promise<ExecutionResult>): Promise<Shown> {
  const { data, errors = [] } = await answer;
  const text = (value: unknown) =>
    JSON.stringify(sorted(value))
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
      .replaceAll(/until=\d+&signature=[\w-]+/g, 'signed')
      .replaceAll(/"JVBERi[^"]+"/g, '"a PDF with its time"');
  return {
    data: text(data),
    errors: errors.map(({ message, path, locations, extensions, originalError }) =>
      text({ message, path, locations, extensions, thrown: originalError?.constructor.name }),
    ),
  };
}

/** Each is compiled once, for all callers. */
const compiledReads = new Map<string, { document: DocumentNode; compiled: CompiledQuery | null }>();

function compiledRead({ name }: ApiOperation, query: string) {
  const known = compiledReads.get(name);
  if (known) return known;
  const document = parse(query);
  const compiled = compileOperation(schema, document, getOperationAST(document)!);
  const made = { document, compiled };
  compiledReads.set(name, made);
  return made;
}

test.each(['employer', 'administrator', 'guest', 'seeker', 'key'] as const)(
  'every field answers %s the same when it is compiled',
  { tags: ['full'] },
  async (name) => {
    const { token } = await who[name]();
    for (const operation of reads) {
      const [id = newId(Date.now())] = operation.kind ? theirs.ids[operation.kind] : [];
      const { query, variables } = operation.request(id).body as Asked;
      const { document, compiled } = compiledRead(operation, query);
      expect(compiled, operation.name).not.toBeNull();
      const [one, other] = [await aContext(token), await aContext(token)];
      const asked = { schema, document, variableValues: variables, contextValue: one };
      const interpreted = await shown(execute(asked));
      const direct = await shown(answerOf(compiled!, other, variables));
      expect(direct.data, operation.name).toBe(interpreted.data);
      expect(direct.errors.length > 0, operation.name).toBe(interpreted.errors.length > 0);
      // Below an object that an error has made null, the compiled query may find more errors than the interpreted one.
      expect(direct.errors, operation.name).toEqual(expect.arrayContaining(interpreted.errors));
    }
  },
);

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

function aContext(token: string | null): Promise<Context> {
  return contextOfCaller(app.services, {
    requestId: 'same',
    ip: '127.0.0.1',
    ...(token && { authorization: `Bearer ${token}` }),
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  // Dates and the like are written as JSON.
  if ('toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [key, sorted(inside)]),
  );
}
