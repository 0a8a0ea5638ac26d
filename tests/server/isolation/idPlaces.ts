import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { looksLikeId } from './idTargets.ts';

/** A place that takes an id: the path from the argument down, and whether it is a list. */
export interface Place {
  path: string[];
  isList: boolean;
}

export interface RootField {
  kind: 'query' | 'mutation';
  /** `viewer`, for the caller's own fields. */
  parents: string[];
  field: GraphQLField<unknown, unknown>;
}

/** Every mutation, and every field that can be queried without an object to start from. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const query = schema.getQueryType()!;
  const of = (type: GraphQLObjectType, kind: RootField['kind'], parents: string[]) =>
    Object.values(type.getFields()).map((field) => ({ kind, parents, field }));
  return [
    ...of(schema.getMutationType()!, 'mutation', []),
    ...of(query, 'query', []),
    ...singletonObjects(query).flatMap(({ name, type }) => of(type, 'query', [name])),
  ];
}

/** Objects that exist once per caller: `viewer`, and any that are added next to it. */
function singletonObjects(query: GraphQLObjectType) {
  return Object.values(query.getFields()).flatMap(({ name, args, type }) => {
    const named = getNamedType(type);
    const isSingleton =
      args.length === 0 && !isListType(getNullableType(type)) && isObjectType(named);
    return isSingleton ? [{ name, type: named }] : [];
  });
}

/** Every place in the schema that takes an id: `closeJob.input.id`, `viewer.applications.jobId`. */
export function placesInSchema(schema: GraphQLSchema): string[] {
  const asked = rootFields(schema).flatMap(({ parents, field }) =>
    placesIn(field).map(({ path }) => [...parents, field.name, ...path].join('.')),
  );
  return [...asked, ...placesInObjects(schema)];
}

/** Fields of all other objects that take an id: `Company.jobs.after`. */
function placesInObjects(schema: GraphQLSchema): string[] {
  const lone = new Set(singletonObjects(schema.getQueryType()!).map(({ type }) => type.name));
  const roots = new Set(['Query', 'Mutation', 'Subscription', ...lone]);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !roots.has(name) && !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        placesIn(field).map(({ path }) => [type.name, field.name, ...path].join('.')),
      ),
    );
}

export function placesIn({ args }: GraphQLField<unknown, unknown>): Place[] {
  return args.flatMap((arg) => placesUnder(arg, [], new Set()));
}

function placesUnder(
  { name, type }: GraphQLArgument | GraphQLInputField,
  path: string[],
  within: ReadonlySet<string>,
): Place[] {
  const named = getNamedType(type);
  const here = [...path, name];
  if (isInputObjectType(named)) {
    if (within.has(named.name)) return [];
    const inner = new Set([...within, named.name]);
    return Object.values(named.getFields()).flatMap((field) => placesUnder(field, here, inner));
  }
  const isId = named.name === 'ID' || (named.name === 'String' && looksLikeId(name));
  return isId ? [{ path: here, isList: isListType(getNullableType(type)) }] : [];
}
