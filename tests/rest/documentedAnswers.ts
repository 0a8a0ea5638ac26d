import { readFileSync } from 'node:fs';
import * as z from 'zod';

type Json = Record<string, unknown>;

interface Answered {
  method: string;
  /** With its query string. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

interface Described {
  $ref?: string;
  content?: Record<string, { schema: Json }>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Described> };
}

interface Known {
  document: Document;
  /** The longest first, so that literal segments match before placeholders. */
  paths: { path: string; fits: RegExp }[];
}

let known: Known | undefined;
const validators = new Map<Json, z.ZodType>();

/** Checks for every request of a test that the document allows the response. */
export function requireDocumented(answered: Answered): void {
  const [found, named] = operationOf(answered);
  if (!found) return;
  const { status, contentType, body } = answered;
  const call = `${answered.method} ${named} answers ${status}`;
  const response = responseOf(found.responses[status]);
  if (!response) throw new Error(`${call}, which schema/openapi.json does not know.`);
  const [type = ''] = contentType.split(';');
  if (!response.content) {
    if (isEmpty(body)) return;
    throw new Error(`${call} with a body, and none is documented.`);
  }
  const described = response.content[type];
  if (!described) throw new Error(`${call} with ${type}, which is not documented.`);
  if (type !== 'application/json') return;
  const wrong = problemsOf(described.schema, body);
  if (wrong.length > 0) throw new Error(`${call} otherwise than documented: ${wrong.join('; ')}`);
}

/** The same for a response of `fetch`. */
export function requireDocumentedAt(
  url: string,
  method: string,
  { status, headers }: Pick<globalThis.Response, 'status' | 'headers'>,
  body: unknown,
): void {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return;
  const contentType = headers.get('content-type') ?? '';
  requireDocumented({ method, path: pathname, status, contentType, body });
}

/** The violations of a value against a schema of the document. */
export function problemsOf(schema: Json, value: unknown): string[] {
  let validator = validators.get(schema);
  if (!validator) validators.set(schema, (validator = z.fromJSONSchema(sealed(schema) as never)));
  const { error } = validator.safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

function operationOf({ method, path }: Answered) {
  const { document, paths } = theDocument();
  const address = path.split('?')[0]!.replace(/^\/api/, '');
  const way = method === 'HEAD' ? 'get' : method.toLowerCase();
  for (const { path: named, fits } of paths) {
    const found = fits.test(address) && document.paths[named]![way];
    if (found) return [found, named] as const;
  }
  return [undefined, address] as const;
}

function theDocument(): Known {
  if (known) return known;
  const document = JSON.parse(readFileSync('schema/openapi.json', 'utf8')) as Document;
  const paths = Object.keys(document.paths)
    .toSorted((one, other) => weight(other) - weight(one))
    .map((path) => ({ path, fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  known = { document, paths };
  return known;
}

const weight = (path: string) => path.replaceAll(/\{\w+\}/g, '').length;

function responseOf(response: Described | undefined): Described | undefined {
  const named = response?.$ref?.split('/').at(-1);
  return named ? theDocument().document.components.responses[named] : response;
}

const isEmpty = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).length === 0;

/** References resolved and every object closed, so that undocumented fields fail. */
function sealed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(sealed);
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...rest } = part as Json;
  if (typeof $ref === 'string')
    return sealed(theDocument().document.components.schemas[$ref.split('/').at(-1)!]);
  const inner = Object.entries(rest).map(([key, entry]) => [key, sealed(entry)]);
  return {
    ...Object.fromEntries(inner),
    ...('properties' in rest && { additionalProperties: false }),
  };
}
