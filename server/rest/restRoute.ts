import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod/mini';

/**
 * One REST path: the operation it runs, its input and its output. Aliases in the operation give the answer its
 * documented names. Business rules live behind GraphQL, never here.
 */
export interface RestRoute<Data = never, Variables = never> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path in OpenAPI notation: `/jobs/{id}`. */
  path: string;
  summary: string;
  operation: TypedDocumentNode<Data, Variables>;
  /** The argument that receives the JSON body; its type defines the fields of the body. */
  body?: keyof Variables & string;
  /** Fields of the input type that come from the path instead of the body. */
  bodyFromPath?: string[];
  /** Input fields with another documented name in the body: `{ ids: 'jobIds' }`. */
  bodyNames?: Readonly<Record<string, string>>;
  /** The name of an object that may wrap the whole body: `{ "settings": { … } }`. */
  wrappedIn?: string;
  /** Refuses a body with a name that is neither in the input nor in the answer. */
  refusesUnknownNames?: true;
  /** Arguments that come from the path or the query under other names. */
  from?: Partial<Record<keyof Variables & string, keyof Variables & string>>;
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

/** A creation, which can be repeated safely with an `Idempotency-Key`. */
export function createsOnce({ method, status, creates }: AnyRoute): boolean {
  return method === 'POST' && (status === 201 || (creates ?? false));
}

export type AnyRoute = RestRoute<unknown, Record<string, unknown>>;

export function restRoute<Data, Variables extends Record<string, unknown>>(
  route: RestRoute<Data, Variables>,
): AnyRoute {
  return route as unknown as AnyRoute;
}
