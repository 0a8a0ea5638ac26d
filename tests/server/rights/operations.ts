import type { GraphQLSchema } from 'graphql';
import type { OpenapiDocument } from '#tests/rest/documented.ts';
import { plainRequest } from '#tests/server/isolation/graphqlProbes.ts';
import { rootFields, placesIn, type RootField } from '#tests/server/isolation/idPlaces.ts';
import type { Probe } from '#tests/server/isolation/probe.ts';
import { placesOf, rowRequest, rowsOf } from '#tests/server/isolation/restProbes.ts';
import { kindFor } from '#tests/server/isolation/idTargets.ts';
import type { Kind } from '#tests/server/isolation/idKind.ts';

/** A field that can be queried without an object to start from, or a REST row. */
export interface ApiOperation extends Pick<Probe, 'name' | 'isRead' | 'request'> {
  /** The kind of id that it takes, if any. */
  kind: Kind | null;
}

type Ours = Readonly<Record<string, string>>;

/** Each asks for the fields of its answer down to `depth`. */
export function graphqlOperations(
  schema: GraphQLSchema,
  url: string,
  ours: Ours,
  depth?: number,
): ApiOperation[] {
  return rootFields(schema).map((asked) => {
    const { place, kind } = firstPlace(asked);
    const name = [asked.kind, ...asked.parents, asked.field.name].join(' ');
    const request = plainRequest(asked, place, url, ours, depth);
    return { name, kind, isRead: asked.kind === 'query', request };
  });
}

function firstPlace({ parents, field }: RootField) {
  for (const place of placesIn(field)) {
    const kind = kindFor([...parents, field.name, ...place.path].join('.'));
    if (kind) return { place, kind };
  }
  return { place: undefined, kind: null };
}

export function restOperations(document: OpenapiDocument, url: string, ours: Ours): ApiOperation[] {
  return rowsOf(document).map((row) => {
    const place = placesOf(row.operation).find(([, name]) => kindFor(`${row.name} ${name}`));
    const kind = place ? kindFor(`${row.name} ${place[1]}`) : null;
    const request = rowRequest(row, place, url, ours);
    return { name: row.name, kind, isRead: row.method === 'get', request };
  });
}
