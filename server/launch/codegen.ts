import { writeGenerated, writeStatementTypes } from './contracts.ts';

await writeGenerated();
await writeStatementTypes();
process.stdout.write(
  'schema/schema.graphql, schema/openapi.json, the types in gql/ and of the statements, the diagram in docs/architecture.md and docs/tables.md are up to date.\n',
);
process.exit(0);
