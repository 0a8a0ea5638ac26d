import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentsIn } from './server/launch/build/graphqlCalls.ts';
import { withParsedDocuments } from './server/launch/parsedDocuments.ts';

/** Types for the documents of the pages (their run-time form: server/launch/build/graphqlDocuments.ts) and of REST. */
const config: CodegenConfig = {
  schema: process.env.CODEGEN_SCHEMA ?? 'schema/schema.graphql',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  hooks: { beforeOneFileWrite: [withParsedDocuments] },
  generates: {
    'client/gql/': {
      documents: documentsIn('client/!(gql)/**/*.{ts,tsx}'),
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
    'server/rest/gql/': {
      documents: [...documentsIn('server/rest/routes/*.ts'), 'server/rest/routes/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        defaultScalarType: 'unknown',
        scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
