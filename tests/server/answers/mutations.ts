import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isScalarType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import type { Answer, Market, Who } from './market.ts';

/** A request that changes something: by whom, with what, and what has to happen before. */
export interface Write {
  as: Who;
  /** The settings, which the server keeps in memory. */
  changesSettings?: true;
  /** What happens before, on the same untouched market; what it answers is passed to `input`. */
  before?: (market: Market) => Promise<unknown>;
  input?: (market: Market, before: never) => object | Promise<object>;
}

/** By the name of the mutation, with what is special about the case after a colon. */
export type Writes = Readonly<Record<string, Write>>;

const fields = publishedSchema.getMutationType()!.getFields();
export const MUTATIONS = Object.keys(fields);

const documents = new Map<string, string>();

/** Reads all plain fields of the answer and of the objects in it, except the caller's own. */
export function documentOf(name: string): string {
  const known = documents.get(name);
  if (known) return known;
  const { args, type } = fields[name]!;
  const [input] = args;
  const selection = selectionOf(type, 2);
  const document = input
    ? `mutation($input: ${String(input.type)}) { ${name}(input: $input) ${selection} }`
    : `mutation { ${name} ${selection} }`;
  documents.set(name, document);
  return document;
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (isUnionType(named)) return '{ __typename }';
  if (isInterfaceType(named)) return '{ __typename id }';
  const asked = Object.values(named.getFields()).flatMap(({ name, args, type: inner }) => {
    const of = getNamedType(inner);
    const isLeaf = isScalarType(of) || isEnumType(of);
    if (name === 'viewer' || args.some((arg) => String(arg.type).endsWith('!'))) return [];
    return isLeaf || depth > 1 ? [`${name} ${selectionOf(inner, depth - 1)}`] : [];
  });
  return `{ ${asked.join(' ') || '__typename'} }`;
}

export const mutate = (market: Market, who: Who, name: string, input?: object): Promise<Answer> =>
  market.graphql(who, documentOf(name), input ? { input } : {});

/** For what has to happen before: its answer, or a failed test. */
export async function mutateOrFail<Payload = Record<string, { id: string }>>(
  market: Market,
  who: Who,
  name: string,
  input?: object,
): Promise<Payload> {
  const { data, errors } = await mutate(market, who, name, input);
  if (errors) throw new Error(`${name} was refused before the test: ${JSON.stringify(errors)}`);
  return data![name] as Payload;
}

/** The part that the pattern finds in the newest email to this address that has one. */
export async function findInMail(market: Market, email: string, place: RegExp): Promise<string> {
  for (const { text } of await market.app.mails(email)) {
    const [, found] = place.exec(text) ?? [];
    if (found) return found;
  }
  throw new Error(`No email to ${email} has ${String(place)}`);
}

export const LINK = /token=([\w-]+)/;

/** A day in India, this many days from now. */
export function dayFrom({ now }: Market, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** At ten in the morning in India, on a day from now. */
export const tenOn = (market: Market, days: number) =>
  new Date(`${dayFrom(market, days)}T10:00:00+05:30`).toISOString();
