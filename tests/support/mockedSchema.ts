import { createMockStore, isRef, type IMocks, type IMockStore } from '@graphql-tools/mock';
import { mapSchema, MapperKind, type IResolvers } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  GraphQLInterfaceType,
  GraphQLUnionType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import { publishedSchema } from './publishedSchema.ts';
import { withSeededRandom } from './seededRandom.ts';

/**
 * Unless a test says so, companies are not verified, users are no newcomers, jobs ask nothing, and applications are as
 * they were sent. Time zones are real ones.
 */
const USUAL: Readonly<Record<string, unknown>> = {
  'Company.verification': null,
  'User.createdAt': '2026-01-05T10:00:00.000Z',
  'Job.questions': [],
  'JobDraftValues.questions': null,
  'PendingChange.questions': null,
  'Viewer.questionsAskedBefore': [],
  'Viewer.expectedApplicants': [],
  'Application.answers': [],
  'Application.answersFit': null,
  'Application.withdrawal': null,
  'ApplicationEvent.stageName': null,
  'ApplicationEvent.plannedFor': null,
  'Application.interviews': [],
  'Application.offers': [],
};

type Resolver = GraphQLFieldResolver<unknown, unknown>;

interface Answers {
  resolvers: Readonly<Record<string, Record<string, unknown> | undefined>>;
  store: IMockStore;
  generate: Resolver | undefined;
}

interface Mocked {
  /** The answers a test provides, by type and field. */
  resolvers?: IResolvers;
  /** How other values of a type are generated. */
  mocks?: IMocks;
  /** Asked for a value before one is generated in the usual way; returns undefined if it has none. */
  generate?: Resolver;
}

/** The answers for the schema that a test was given. */
const answersOf = new WeakMap<GraphQLSchema, Answers>();

/** The field whose answer is being generated, as a person would say it: "Job title". */
let generated = '';

/** A generated text says which field it is, so that a page that shows the wrong one is found out. */
const GENERATED: IMocks = {
  String: () => generated,
  Int: () => 2 + Math.floor(Math.random() * 90),
  Float: () => 1 + Math.round(Math.random() * 900) / 10,
};

const answer: Resolver = (source, args, context, info) => {
  const { resolvers, store, generate } = answersOf.get(info.schema)!;
  const { parentType, fieldName } = info;
  const own = resolvers[parentType.name]?.[fieldName];
  if (typeof own === 'function') return (own as Resolver)(source, args, context, info);
  const given: unknown = defaultFieldResolver(source, args, context, info);
  if (given !== undefined) return given;
  const wanted: unknown = generate?.(source, args, context, info);
  if (wanted !== undefined) return wanted;
  const typeName = parentType.name;
  const usual = USUAL[`${typeName}.${fieldName}`];
  if (usual !== undefined) return usual;
  if (fieldName === 'timeZone') return 'Asia/Kolkata';
  generated = `${typeName} ${fieldName}`;
  const seed = isRef(source) ? source.$ref.key : pathOf(info.path);
  return withSeededRandom(`${generated} ${seed}`, () => {
    if (isRef(source)) {
      const { $ref } = source;
      return store.get({ typeName: $ref.typeName, key: $ref.key, fieldName, fieldArgs: args });
    }
    if (ROOTS.has(typeName))
      return store.get({ typeName, key: 'ROOT', fieldName, fieldArgs: args });
    return (store as MockStore).generateFieldValue(typeName, fieldName, args);
  });
};

const pathOf = ({ prev, key }: GraphQLResolveInfo['path']): string =>
  prev ? `${pathOf(prev)}.${key}` : String(key);

/** Not part of the store's published interface, although its own resolvers rely on it. */
interface MockStore extends IMockStore {
  generateFieldValue(typeName: string, fieldName: string, args: object): unknown;
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

const typeOf: GraphQLTypeResolver<unknown, unknown> = (data) => {
  if (isRef(data)) return data.$ref.typeName;
  return (data as { __typename?: string }).__typename;
};

/** Adding resolvers to a schema copies every type, which costs more than most tests: done once per worker. */
const mockable = mapSchema(publishedSchema, {
  [MapperKind.OBJECT_FIELD]: (config) => ({ ...config, resolve: answer }),
  [MapperKind.INTERFACE_TYPE]: (type) =>
    new GraphQLInterfaceType({ ...type.toConfig(), resolveType: typeOf }),
  [MapperKind.UNION_TYPE]: (type) =>
    new GraphQLUnionType({ ...type.toConfig(), resolveType: typeOf }),
});

/** The published schema, which returns what a test provides and generates the rest, always the same. */
export function mockedSchema({ resolvers = {}, mocks, generate }: Mocked = {}): GraphQLSchema {
  const schema = Object.create(mockable) as GraphQLSchema;
  const store = createMockStore({ schema: mockable, mocks: { ...GENERATED, ...mocks } });
  answersOf.set(schema, { resolvers: resolvers as Answers['resolvers'], store, generate });
  return schema;
}
