import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod/mini';

/**
 * One REST path: the operation it runs, its input and its output. Aliases in the operation give the answer its
 * documented names. Business rules live behind GraphQL, never here.
 */
export interface RestRoute<Data = never, Variables = never> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In OpenAPI notation: `/jobs/{id}`. The names in it are fields of the body or, without a body, arguments. */
  path: string;
  summary: string;
  /** The response, where the description of the field does not say it. */
  returns?: string;
  /** If it has an argument `input`, that receives the JSON body, and its type defines the fields of the body. */
  operation: TypedDocumentNode<Data, Variables>;
  /** Fields of the input type that are not in the body, apart from those in the path. */
  notInBody?: readonly string[];
  /** Input fields with another documented name in the body: `{ ids: 'jobIds' }`. */
  bodyNames?: Readonly<Record<string, string>>;
  /** The name of an object that may wrap the whole body: `{ "settings": { … } }`. */
  wrappedIn?: string;
  /** Refuses a body with a name that is neither in the input nor in the answer. */
  refusesUnknownNames?: true;
  /** The fields of the query string, and the arguments they become. */
  query?: QueryString<Variables>;
  /** The part of the data that is returned; without it the answer is empty (204). */
  answer?: string[];
  /** A part of the answer whose fields are moved up one level; `data.job` means in each entry of `data`. */
  lift?: string;
  /** The message key for an answer that was not found. */
  missing?: string;
  status?: 200 | 201 | 204;
  /** The part of the data that is `CREATED` if something was created; the status is then 201. */
  madeBy?: string[];
  /** Refuses signed-in users although guests are allowed: the request itself identifies the caller. */
  signsIn?: boolean;
  /** Creates something, although it does not answer 201. */
  creates?: boolean;
  /** Allows a body as large as a file; only callers who may send files, checked before the body is read. */
  takesTable?: boolean;
  /** Allows a body with many rows; only employers, checked before the body is read. */
  takesRows?: boolean;
}

export interface QueryString<Variables> {
  /** Names and their descriptions. */
  names: Readonly<Record<string, string>>;
  schema: z.core.$ZodType;
  /** The rest comes from the path. */
  toVariables: (values: never) => Partial<Variables>;
}

/** `['id']` of `/jobs/{id}`. */
export const pathParameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** A creation, which can be repeated safely with an `Idempotency-Key`. */
export function createsOnce({ method, status, creates }: AnyRoute): boolean {
  return method === 'POST' && (status === 201 || (creates ?? false));
}

export type AnyRoute = RestRoute<unknown, Record<string, unknown>>;

/** The part of a route beside its method, path, summary and operation. */
type Rest<Data, Variables> = Omit<
  RestRoute<Data, Variables>,
  'method' | 'path' | 'summary' | 'operation'
>;

const routesOf =
  (method: AnyRoute['method']) =>
  <Data, Variables extends Record<string, unknown>>(
    path: string,
    summary: string,
    operation: TypedDocumentNode<Data, Variables>,
    rest: Rest<Data, Variables> = {},
  ): AnyRoute =>
    ({ method, path, summary, operation, ...rest }) as unknown as AnyRoute;

/** One row of the table: `get('/jobs/{id}', 'Read a public job', Job, { answer: ['job'] })`. */
export const get = routesOf('GET');
export const post = routesOf('POST');
export const put = routesOf('PUT');
export const patch = routesOf('PATCH');
export const remove = routesOf('DELETE');
