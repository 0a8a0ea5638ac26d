import { writeGenerated } from './contracts.ts';

await writeGenerated();
process.stdout.write(
  'schema/schema.graphql, schema/openapi.json, the types in gql/ and the plan in docs/architecture.md are up to date.\n',
);
process.exit(0);
