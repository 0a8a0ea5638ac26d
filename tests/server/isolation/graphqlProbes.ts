import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { selectAllFields, isNeeded } from './selectAllFields.ts';
import { rootFields, placesIn, type RootField, type Place } from './idPlaces.ts';
import type { Probe } from './probe.ts';
import { requiredInputs, WORDS, type OwnIds } from './requiredInputs.ts';
import { kindFor } from './idTargets.ts';

type Values = Record<string, unknown>;

/**
 * A probe for each place in the published schema that takes an id, and for each enum value that
 * selects what is done.
 */
export function graphqlProbes(
  schema: GraphQLSchema,
  url: string,
  /** The caller's own ids, for inputs that take a second one. */
  own: OwnIds,
): Probe[] {
  return rootFields(schema).flatMap((asked) =>
    placesIn(asked.field).flatMap((place) => probesAt(asked, place, url, own)),
  );
}

function probesAt(asked: RootField, place: Place, url: string, own: OwnIds): Probe[] {
  const { parents, field } = asked;
  const name = [...parents, field.name, ...place.path].join('.');
  const kind = kindFor(name);
  if (!kind) return [];
  // The errors show whether a change was refused; reading all that it returns takes most of the time.
  const depth = asked.kind === 'query' || isFullSuite ? 2 : 1;
  return variantsOf(field, own).map(({ variant, values }, at) => ({
    isRead: asked.kind === 'query',
    isVariant: at > 0,
    name: variant ? `${name} ${variant}` : name,
    kind,
    request: (id) => requestOf(asked, filled(values, place, id), url, depth),
  }));
}

/** The simplest request for this field, with the id if the field takes one. */
export function plainRequest(
  asked: RootField,
  place: Place | undefined,
  url: string,
  own: OwnIds,
  depth = 2,
): Probe['request'] {
  const { values } = variantsOf(asked.field, own)[0]!;
  return (id) => requestOf(asked, place ? filled(values, place, id) : values, url, depth);
}

function requestOf(asked: RootField, variables: Values, url: string, depth: number) {
  const query = documentOf(asked, Object.keys(variables), depth);
  return { method: 'POST', url: `${url}/graphql`, body: { query, variables } };
}

function filled(values: Values, { path, isList }: Place, id: string): Values {
  const variables = structuredClone(values);
  put(variables, path, isList ? [id] : id);
  return variables;
}

/** The other required values. */
function variantsOf(field: GraphQLField<unknown, unknown>, own: OwnIds) {
  const values: Values = {};
  const required = requiredInputs(own)[field.name];
  for (const arg of field.args) {
    const named = getNamedType(arg.type);
    if (isInputObjectType(named) && arg.name === 'input')
      values[arg.name] = { ...neededOf(named.getFields(), own), ...required };
    else if (isNeeded(arg)) values[arg.name] = required?.[arg.name] ?? valueFor(arg.type);
  }
  const option = optionOf(field);
  if (!option || required?.[option.name]) return [{ variant: '', values }];
  return option.values.map((variant) => {
    const input = { ...(values['input'] as object), [option.name]: variant };
    return { variant, values: { ...values, input } };
  });
}

function neededOf(fields: Record<string, GraphQLInputField>, own: OwnIds): Values {
  const needed = Object.values(fields).filter(isNeeded);
  return Object.fromEntries(
    needed.map(({ name, type }) => [
      name,
      getNamedType(type).name === 'ID' ? (own[name as keyof OwnIds] ?? '') : valueFor(type),
    ]),
  );
}

function optionOf({ args }: GraphQLField<unknown, unknown>) {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  if (!isInputObjectType(type)) return null;
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (isNeeded(field) && isEnumType(named))
      return { name: field.name, values: named.getValues().map(({ name }) => name) };
  }
  return null;
}

const PLAIN: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };

function valueFor(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  const value = isEnumType(named) ? named.getValues()[0]!.name : (PLAIN[named.name] ?? WORDS);
  return isListType(getNullableType(type)) ? [value] : value;
}

function put(given: Values, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) given[head] = value;
  else put((given[head] ??= {}) as Values, rest, value);
}

/** Kept, because the same document serves every id and every caller. */
const documents = new WeakMap<RootField['field'], Map<string, string>>();

function documentOf(asked: RootField, given: string[], depth: number): string {
  const { kind, parents, field } = asked;
  const known = documents.get(field) ?? new Map<string, string>();
  documents.set(field, known);
  const key = [kind, ...parents, depth, ...given].join(' ');
  const text = known.get(key) ?? write(asked, given, depth);
  known.set(key, text);
  return text;
}

function write({ kind, parents, field }: RootField, given: string[], depth: number): string {
  const args = field.args.filter(({ name }) => given.includes(name));
  const heads = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text ? `(${text})` : '');
  const asked = `${field.name}${inBrackets(passed)} ${selectAllFields(field.type, depth)}`;
  const around = parents.reduceRight((inner, parent) => `${parent} { ${inner} }`, asked);
  return `${kind}${inBrackets(heads)} { ${around} }`;
}
