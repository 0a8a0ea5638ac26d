import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types for the documents in client/. Their run-time form is made by server/launch/graphqlDocuments.ts. */
const config: CodegenConfig = {
  schema: process.env.CODEGEN_SCHEMA ?? 'schema/schema.graphql',
  documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'client/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
        avoidOptionals: { field: true, inputValue: false },
      },
    },
  },
};

export default config;
