import {
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { App } from '#tests/support/app.ts';
import { query } from '#tests/server/graphql/rawRequest.ts';
import { selectAllFields, isNeeded } from './selectAllFields.ts';
import type { Theirs } from './theirData.ts';

const DEEPEST = 5;

export interface Path {
  name: string;
  /** The query for all fields that can be reached from there, to the given depth. */
  document: (depth: number) => string;
}

/** Everything that can be reached from the caller's own data, and from their public data. */
export function pathsFrom(schema: GraphQLSchema, { employer, liveJob }: Theirs): Path[] {
  const root = schema.getQueryType()!.getFields();
  const company = employer.company!.id;
  const starts: Record<string, [string, GraphQLOutputType]> = {
    job: [`job(id: "${liveJob}")`, root['job']!.type],
    company: [`company(slug: "company-${company}")`, root['company']!.type],
    'jobs of the company': [`jobs(filter: { company: "${company}" })`, root['jobs']!.type],
    'jobs by a word of theirs': ['jobs(filter: { search: "zirconum nurse" })', root['jobs']!.type],
    'suggested words': ['jobSuggestions(text: "zirco")', root['jobSuggestions']!.type],
    'suggested companies': ['jobSuggestions(text: "zirconi h")', root['jobSuggestions']!.type],
  };
  const viewer = getNamedType(root['viewer']!.type);
  const own = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
  const open = Object.values(root).filter(
    ({ name, args }) => name !== 'viewer' && !args.some(isNeeded),
  );
  return [
    ...Object.entries(starts).map(([name, [asked, type]]) => ({
      name,
      document: (depth: number) => `{ ${asked} ${selectAllFields(type, depth)} }`,
    })),
    ...open.map(({ name, type }) => ({
      name,
      document: (depth: number) => `{ ${name} ${selectAllFields(type, depth)} }`,
    })),
    ...own
      .filter(({ args }) => !args.some(isNeeded))
      .map(({ name, type }) => ({
        name: `viewer.${name}`,
        document: (depth: number) => `{ viewer { ${name} ${selectAllFields(type, depth)} } }`,
      })),
  ];
}

/** As deep as the cost limit of a request allows. */
export async function walked(app: App, { document }: Path, token: string | null): Promise<string> {
  for (let depth = DEEPEST; depth > 0; depth -= 1) {
    const { text } = await query(app.url, document(depth), undefined, token ?? undefined);
    if (!text.includes('"COST_LIMIT"')) return text;
  }
  throw new Error('Even one level is too much.');
}

export interface List {
  name: string;
  document: string;
}

/** Every list of the caller's own, in each of its orders. */
export function listsOf(schema: GraphQLSchema): List[] {
  const viewer = getNamedType(schema.getQueryType()!.getFields()['viewer']!.type);
  if (!isObjectType(viewer)) throw new Error('There is no viewer.');
  return Object.values(viewer.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'after'))
    .flatMap(({ name, args, type }) => {
      const order = getNamedType(args.find((arg) => arg.name === 'sort')?.type);
      const sorts = isEnumType(order) ? order.getValues().map((value) => value.name) : [''];
      return sorts.map((sort) => ({
        name: `${name} ${sort}`,
        document: `query($after: String, $first: Int!) { viewer {
          ${name}(after: $after, first: $first${sort && `, sort: ${sort}`}) ${selectAllFields(type, 3)} } }`,
      }));
    });
}
