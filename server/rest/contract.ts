import 'reflect-metadata';
import { createSchema } from '#server/graphql/schema.ts';
import { openapiOf } from './openapi/openapi.ts';
import { ROUTES } from './routes.ts';

/** schema/openapi.json, printed from the rows. */
export function contract(): string {
  return `${JSON.stringify(openapiOf(createSchema(), ROUTES), null, 2)}\n`;
}
