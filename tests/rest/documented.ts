import type { Caller, RestAnswer } from '#tests/support/caller.ts';

export type Json = { [key: string]: unknown };

interface Response {
  $ref?: string;
  description?: string;
  content?: { 'application/json'?: { schema: Json; example: unknown } };
}

export interface Operation {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  'x-scopes'?: { anyOf?: string[]; allOf?: string[] };
  parameters?: Json[];
  requestBody?: { content: { 'application/json'?: { schema: Json; example: unknown } } };
  responses: Record<string, Response>;
}

export interface OpenapiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Response> };
}

let document: Promise<OpenapiDocument> | undefined;

/** The document as the server returns it. */
export function openapi(who: Caller): Promise<OpenapiDocument> {
  document ??= who.rest<OpenapiDocument>('GET', '/api/openapi.json').then(({ body }) => body);
  return document;
}

/** A call of a documented path. The caller checks that the response is a documented one. */
export async function documented<Body = Json>(
  who: Caller,
  method: string,
  path: string,
  body?: unknown,
  /** The value for the path's placeholder. */
  params: Record<string, string> = {},
  query = '',
): Promise<RestAnswer<Body>> {
  const { paths } = await openapi(who);
  if (!paths[path]?.[method.toLowerCase()])
    throw new Error(`The document knows no ${method} ${path}.`);
  const address = path.replaceAll(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
  return who.rest<Body>(method, `/api${address}${query && `?${query}`}`, body);
}
