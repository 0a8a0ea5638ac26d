import { expect } from 'vitest';
import * as z from 'zod';
import type { Caller, RestAnswer } from '#tests/support/caller.ts';

export type Json = { [key: string]: unknown };

interface Response {
  content?: { 'application/json'?: { schema: Json } };
}

export interface Operation {
  operationId: string;
  security: unknown[];
  parameters?: Json[];
  requestBody?: { content: { 'application/json'?: { schema: Json } } };
  responses: Record<string, Response>;
}

export interface OpenapiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

let document: Promise<OpenapiDocument> | undefined;

/** The document as the server hands it out. */
export function openapi(who: Caller): Promise<OpenapiDocument> {
  document ??= who.rest<OpenapiDocument>('GET', '/api/openapi.json').then(({ body }) => body);
  return document;
}

/** A REST call whose answer holds what the document promises for it, and nothing besides. */
export async function documented<Body = Json>(
  who: Caller,
  method: string,
  path: string,
  body?: unknown,
  /** What stands in the path's braces. */
  params: Record<string, string> = {},
): Promise<RestAnswer<Body>> {
  const { paths, components } = await openapi(who);
  const address = path.replaceAll(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
  const answer = await who.rest<Body>(method, `/api${address}`, body);
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document knows no ${method} ${path}.`);
  const response = operation.responses[answer.status] ?? operation.responses['default'];
  const { content } = response ?? {};
  // Files are looked at where they are made.
  if (content && !content['application/json']) return answer;
  const schema = content?.['application/json']?.schema;
  const call = `${method} ${path} answers ${answer.status}`;
  if (schema) expect(problems(schema, components.schemas, answer.body), call).toEqual([]);
  else expect(answer.body, call).toEqual({});
  return answer;
}

/** What a value has against a schema of the document. */
export function problems(schema: Json, named: Record<string, Json>, value: unknown): string[] {
  const plain = z.fromJSONSchema(sealed(schema, named) as never);
  const { error } = plain.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

/** References resolved, and every object closed: what is not written down may not be answered. */
function sealed(part: unknown, named: Record<string, Json>): unknown {
  if (Array.isArray(part)) return part.map((entry) => sealed(entry, named));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...rest } = part as Json;
  if (typeof $ref === 'string') return sealed(named[$ref.split('/').at(-1)!], named);
  const inner = Object.entries(rest).map(([key, entry]) => [key, sealed(entry, named)]);
  return {
    ...Object.fromEntries(inner),
    ...('properties' in rest && { additionalProperties: false }),
  };
}
