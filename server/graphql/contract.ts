import 'reflect-metadata';
import { createSchema, printContract } from './schema.ts';

/** schema/schema.graphql, printed from the code. */
export function contract(): string {
  return printContract(createSchema());
}
