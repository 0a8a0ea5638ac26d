import type { OpenapiDocument, Operation } from '#tests/rest/documented.ts';
import type { Probe } from './probe.ts';
import { requiredInputs, WORDS, type OwnIds } from './requiredInputs.ts';
import { kindFor, looksLikeId } from './idTargets.ts';

type Properties = Record<string, unknown>;

/** A probe for each id in a path, a query or a body of the documented rows. */
export function restProbes(document: OpenapiDocument, url: string, own: OwnIds): Probe[] {
  return rowsOf(document).flatMap((row) =>
    placesOf(row.operation).flatMap((place): Probe[] => {
      const name = `${row.name} ${place[1]}`;
      const kind = kindFor(name);
      const request = rowRequest(row, place, url, own);
      const isRead = row.method === 'get';
      return kind ? [{ name, kind, isRead, isRest: true, request }] : [];
    }),
  );
}

export interface Row {
  /** `PATCH /jobs/{id}` */
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

export function rowsOf({ paths }: OpenapiDocument): Row[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
    })),
  );
}

type RowPlace = ['path' | 'query' | 'body', string];

/** The request for a row, with the id if the row takes one. */
export function rowRequest(
  { name: row, method, path, operation }: Row,
  place: RowPlace | undefined,
  url: string,
  own: OwnIds,
): Probe['request'] {
  const [where, name = ''] = place ?? [];
  const needed: Properties = { ...own, ...requiredInputs(own)[row] };
  const ownId = (parameter: string) => needed[parameter] as string | undefined;
  const inPath = /\{(\w+)\}/g;
  const body = { ...neededOf(operation, own), ...requiredInputs(own)[row] };
  for (const [, parameter = ''] of path.matchAll(inPath)) delete body[parameter];
  const about = (id: string) => ({ ...body, [name]: isList(operation, name) ? [id] : id });
  const pathFor = (id: string) =>
    path.replaceAll(inPath, (given, parameter: string) =>
      where === 'path' && parameter === name ? id : (ownId(parameter) ?? given),
    );
  return (id) => ({
    method: method.toUpperCase(),
    url: `${url}/api${pathFor(id)}${where === 'query' ? `?${name}=${id}` : ''}`,
    ...(operation.requestBody && { body: where === 'body' ? about(id) : body }),
  });
}

/** Every place in a row that takes an id: `PATCH /jobs/{id} id`. */
export function placesInRest(document: OpenapiDocument): string[] {
  return rowsOf(document).flatMap(({ name: row, operation }) =>
    placesOf(operation).map(([, name]) => `${row} ${name}`),
  );
}

export function placesOf(operation: Operation): RowPlace[] {
  const parameters = (operation.parameters ?? []) as { name: string; in: 'path' | 'query' }[];
  const fields = Object.keys(propertiesOf(operation)).filter(looksLikeId);
  return [
    ...parameters
      .filter(({ in: where, name }) => where === 'path' || looksLikeId(name))
      .map(({ in: where, name }): RowPlace => [where, name]),
    ...fields.map((name): RowPlace => ['body', name]),
  ];
}

function propertiesOf({ requestBody }: Operation): Properties {
  const schema = requestBody?.content['application/json']?.schema;
  return (schema?.['properties'] as Properties | undefined) ?? {};
}

function isList(operation: Operation, name: string): boolean {
  return (propertiesOf(operation)[name] as { type?: unknown }).type === 'array';
}

/** The other required values of the body: a word, an option of its list, or an id of our own. */
function neededOf(operation: Operation, own: OwnIds): Properties {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const required = (schema?.['required'] as string[] | undefined) ?? [];
  const properties = propertiesOf(operation);
  return Object.fromEntries(
    required.map((name) => {
      const { enum: options } = properties[name] as { enum?: unknown[] };
      return [name, own[name as keyof OwnIds] ?? options?.at(-1) ?? WORDS];
    }),
  );
}
