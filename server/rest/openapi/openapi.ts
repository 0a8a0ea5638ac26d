import type { GraphQLSchema } from 'graphql';
import type { AnyRoute } from '#server/rest/restRoute.ts';
import { exportPaths } from './exportPaths.ts';
import { HEADERS } from './headers.ts';
import type { Json } from './jsonSchema.ts';
import { operationItem } from './operationItem.ts';
import { PARAMETERS } from './parameters.ts';
import { FAILURE, REFUSALS } from './refusals.ts';
import { SECURITY_SCHEMES } from './security.ts';
import { tagOf, tagsOf } from './tags.ts';
import { uploadPaths } from './uploadPaths.ts';

export const TITLE = 'Kaamyab REST API';

const ABOUT = `
Every documented path. Each runs one GraphQL operation, so its rules and errors are the same.

- **Authentication**: send \`Authorization: Bearer …\` with the token of a login or with an API key. Paths open to
  everyone need neither.
- **Messages** are in the language of \`Accept-Language\`: \`en\`, \`hi\` or \`es\`.
- **Errors** all have the same shape, with a \`code\` from one list and the id of the request.
- **Creations** accept an \`Idempotency-Key\`: the same request sent again within 24 hours returns the first answer and
  is executed only once.
- **Public reads** return an \`ETag\`. Send it back as \`If-None-Match\`, and unchanged content is not sent again.
- **Deprecated paths** are marked here, and their answers carry \`Deprecation\` and \`Sunset\`.
`.trim();

/**
 * Builds the OpenAPI 3.1 document from the route table: bodies from the input types, answers from what each operation
 * selects.
 */
export function openapiOf(schema: GraphQLSchema, routes: readonly AnyRoute[]): Json {
  const schemas: Record<string, Json> = { Failure: FAILURE };
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = operationItem(schema, route, schemas);
  }
  Object.assign(paths, exportPaths(), uploadPaths());
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: '1.0.0',
      summary: 'Jobs, applications and everything related, at the documented paths.',
      description: ABOUT,
      contact: {
        name: 'Kaamyab',
        url: 'https://kaamyab.example/contact',
        email: 'support@kaamyab.example',
      },
      license: { name: 'Proprietary', url: 'https://kaamyab.example/privacy' },
    },
    servers: [{ url: '/api', description: 'The server that served this document.' }],
    tags: tagsOf(Object.keys(paths).map(tagOf)),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: PARAMETERS,
      headers: used(HEADERS, 'headers', { paths, REFUSALS }),
      responses: REFUSALS,
      schemas,
    },
  };
}

/** Every component that is defined must be referenced. */
function used(named: Record<string, Json>, kind: string, where: object): Record<string, Json> {
  const text = JSON.stringify(where);
  const isUsed = (name: string) => text.includes(`"#/components/${kind}/${name}"`);
  return Object.fromEntries(Object.entries(named).filter(([name]) => isUsed(name)));
}
