import type { OpenapiDocument, Operation } from '#tests/rest/documented.ts';
import type { Question } from './question.ts';
import { BESIDES, kindFor, looksLikeId, WORDS } from './standsFor.ts';

type Properties = Record<string, unknown>;

/** A question for each id in a path, a query or a body of the documented rows. */
export function restQuestions(
  { paths }: OpenapiDocument,
  url: string,
  ours: Readonly<Record<string, string>>,
): Question[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      placesOf(operation).flatMap(([where, name]): Question[] => {
        const row = `${method.toUpperCase()} ${path}`;
        const kind = kindFor(`${row} ${name}`);
        if (!kind) return [];
        const body = { ...besides(operation, ours), ...BESIDES[row] };
        const base = `${url}/api${path}`;
        return [
          {
            name: `${row} ${name}`,
            kind,
            isRead: method === 'get',
            request: (id) => ({
              method: method.toUpperCase(),
              url: where === 'query' ? `${base}?${name}=${id}` : base.replace(`{${name}}`, id),
              ...(operation.requestBody && {
                body:
                  where === 'body'
                    ? { ...body, [name]: isList(operation, name) ? [id] : id }
                    : body,
              }),
            }),
          },
        ];
      }),
    ),
  );
}

/** Wherever a row takes an id: `PATCH /jobs/{id} id`. */
export function placesInRest({ paths }: OpenapiDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      placesOf(operation).map(([, name]) => `${method.toUpperCase()} ${path} ${name}`),
    ),
  );
}

function placesOf(operation: Operation): ['path' | 'query' | 'body', string][] {
  const parameters = (operation.parameters ?? []) as { name: string; in: 'path' | 'query' }[];
  const fields = Object.keys(propertiesOf(operation)).filter(looksLikeId);
  return [
    ...parameters
      .filter(({ in: where, name }) => where === 'path' || looksLikeId(name))
      .map(({ in: where, name }): ['path' | 'query', string] => [where, name]),
    ...fields.map((name): ['body', string] => ['body', name]),
  ];
}

function propertiesOf({ requestBody }: Operation): Properties {
  const schema = requestBody?.content['application/json']?.schema;
  return (schema?.['properties'] as Properties | undefined) ?? {};
}

function isList(operation: Operation, name: string): boolean {
  return (propertiesOf(operation)[name] as { type?: unknown }).type === 'array';
}

/** What else the body must hold: a word, an option of its list, or an id of our own. */
function besides(operation: Operation, ours: Readonly<Record<string, string>>): Properties {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const required = (schema?.['required'] as string[] | undefined) ?? [];
  const properties = propertiesOf(operation);
  return Object.fromEntries(
    required.map((name) => {
      const { enum: options } = properties[name] as { enum?: unknown[] };
      return [name, ours[name] ?? options?.at(-1) ?? WORDS];
    }),
  );
}
