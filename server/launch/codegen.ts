import { writeGenerated } from './contracts.ts';

await writeGenerated();
process.stdout.write(
  'schema/schema.graphql, schema/openapi.json and the types in gql/ are up to date.\n',
);
process.exit(0);
