import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod/mini';

/**
 * One REST path: which operation it stands for, what goes in, what comes out. The operation's aliases
 * give the answer its documented names; rules live behind GraphQL, never here.
 */
export interface RestRoute<Data = never, Variables = never> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/jobs/{id}`. */
  path: string;
  summary: string;
  operation: TypedDocumentNode<Data, Variables>;
  /** The argument that the JSON body becomes; its type says what the body may hold. */
  body?: keyof Variables & string;
  /** Fields of the body that stand in the path instead. */
  bodyFromPath?: string[];
  /** Fields that the body calls by the documents' names: `{ ids: 'jobIds' }`. */
  bodyNames?: Readonly<Record<string, string>>;
  /** The name of an object that the whole body may be wrapped in: `{ "settings": { … } }`. */
  wrappedIn?: string;
  /** Refuses a body with a name that neither the input nor the answer has. */
  refusesUnknownNames?: true;
  /** Arguments that come from the path or the query, by their names there. */
  from?: Partial<Record<keyof Variables & string, keyof Variables & string>>;
  /** What the query string may hold, and the arguments that its values become. */
  query?: QueryString<Variables>;
  /** The part of the data that is the answer; without it there is none (204). */
  answer?: string[];
  /** A part of the answer whose fields stand beside the others there; `data.job`: in each entry of `data`. */
  lift?: string;
  /** The key of the sentence for an answer that is not there. */
  missing?: string;
  status?: 200 | 201 | 204;
  /** The part of the data that is `CREATED` where something was made: that is told by 201. */
  madeBy?: string[];
  /** Refuses people though it is open to guests: what is sent says who asks. */
  signsIn?: boolean;
  /** Makes something, though it does not answer 201. */
  creates?: boolean;
  /** A body as large as a file: only for whoever may send files, and looked at before it is read. */
  takesTable?: boolean;
  /** A body of many rows: only of employers, and nobody else's is read. */
  takesRows?: boolean;
}

export interface QueryString<Variables> {
  /** Names, and what each means. */
  names: Readonly<Record<string, string>>;
  schema: z.core.$ZodType;
  toVariables: (values: never) => Variables;
}

/** A creation, which may be asked for again under an `Idempotency-Key`. */
export function createsOnce({ method, status, creates }: AnyRoute): boolean {
  return method === 'POST' && (status === 201 || (creates ?? false));
}

export type AnyRoute = RestRoute<unknown, Record<string, unknown>>;

export function restRoute<Data, Variables extends Record<string, unknown>>(
  route: RestRoute<Data, Variables>,
): AnyRoute {
  return route as unknown as AnyRoute;
}
