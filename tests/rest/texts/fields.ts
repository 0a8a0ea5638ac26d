import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
} from 'graphql';
import { LENGTHS, parameterLength } from '#schema/validation/lengths.ts';
import { limitsOf } from '#server/graphql/limits/constraintDirective.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { pathParameterNames, type AnyRoute } from '#server/rest/restRoute.ts';
import { bodyTypeOf } from '#server/rest/variablesOf.ts';

type Body = Readonly<Record<string, unknown>>;

export interface Sent {
  body?: unknown;
  params: Readonly<Record<string, string>>;
  query: string;
}

/** A place of a request that takes a text. */
export interface Field {
  name: string;
  /** The longest text that it accepts, and a longer one. */
  lengths: readonly number[];
  put: (sent: Sent, text: string) => Sent;
}

const IN_A_BODY = 60_000;
/** An address has room for 16 KiB, and a character may take nine bytes. */
const IN_AN_ADDRESS = 1_700;

/** Every parameter of the path and of the query, and every field of the body however deep it is. */
export function fieldsOf(route: AnyRoute): Field[] {
  const inPath = pathParameterNames(route.path);
  const type = bodyTypeOf(sharedSchema(), route);
  // A path without any field ignores this one.
  const isPlain = inPath.length === 0 && !type;
  const queryNames = Object.keys(route.query?.names ?? (isPlain ? { unknown: '' } : {}));
  const absent = [...inPath, ...(route.notInBody ?? [])];
  return [
    ...inPath.map((name) => ({
      name,
      lengths: [LENGTHS.id, IN_AN_ADDRESS],
      put: (sent: Sent, text: string) => ({ ...sent, params: { ...sent.params, [name]: text } }),
    })),
    ...queryNames.map((name) => ({
      name,
      lengths: [Math.min(parameterLength(name), IN_AN_ADDRESS), IN_AN_ADDRESS],
      put: (sent: Sent, text: string) => ({
        ...sent,
        query: `${sent.query}&${name}=${encodeURIComponent(text.toWellFormed())}`,
      }),
    })),
    ...(type ? fieldsIn(type, route.bodyNames) : [])
      .filter(({ name }) => !absent.includes(name))
      .map(({ name, length, put }) => ({
        name,
        lengths: [length, IN_A_BODY],
        put: (sent: Sent, text: string) => ({ ...sent, body: put(sent.body, text) }),
      })),
  ];
}

interface BodyField {
  name: string;
  length: number;
  put: (body: unknown, text: string) => Body;
}

const DEEPEST = 3;

function fieldsIn(
  type: GraphQLInputObjectType,
  names: AnyRoute['bodyNames'] = {},
  depth = 1,
): BodyField[] {
  return Object.values(type.getFields()).flatMap((field): BodyField[] => {
    const key = names[field.name] ?? field.name;
    const isList = isListType(getNullableType(field.type));
    const inside = getNamedType(field.type);
    const within =
      (put: (before: unknown, text: string) => unknown): BodyField['put'] =>
      (body, text) => {
        const before = (body as Body | undefined)?.[key];
        const value = put(isList ? (before as unknown[] | undefined)?.[0] : before, text);
        return { ...(body as Body), [key]: isList ? [value] : value };
      };
    if (!isInputObjectType(inside))
      return [{ name: field.name, length: lengthOf(field), put: within((_, text) => text) }];
    if (depth === DEEPEST) return [];
    return fieldsIn(inside, {}, depth + 1).map(({ name, length, put }) => ({
      name: `${field.name}.${name}`,
      length,
      put: within(put),
    }));
  });
}

const lengthOf = (field: GraphQLInputField) => limitsOf(field).maxLength ?? LENGTHS.option;
