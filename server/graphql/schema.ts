import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  GraphQLSchema,
  lexicographicSortSchema,
  specifiedDirectives,
  type GraphQLEnumType,
} from 'graphql';
import { buildSchemaSync, type ValidatorFn } from 'type-graphql';
import { AccountResolver } from '#server/modules/account/account.resolver.ts';
import {
  SeekerProfileResolver,
  SessionResolver,
  UserResolver,
  ViewerResolver,
} from '#server/modules/account/viewer.resolver.ts';
import { CategoryResolver } from '#server/modules/category/category.resolver.ts';
import { JobResolver } from '#server/modules/job/job.resolver.ts';
import { NodeResolver } from '#server/modules/node/node.resolver.ts';
import { SiteResolver } from '#server/modules/site/site.resolver.ts';
import { authDirective, enforceAuth } from './authDirective.ts';
import { validateInput } from './validated.ts';

/** Every door of the API. */
const RESOLVERS = [
  SiteResolver,
  CategoryResolver,
  JobResolver,
  NodeResolver,
  ViewerResolver,
  UserResolver,
  SessionResolver,
  SeekerProfileResolver,
  AccountResolver,
] as const;

export function createSchema(): GraphQLSchema {
  const plain = buildSchemaSync({
    resolvers: [...RESOLVERS],
    validateFn: validateInput as ValidatorFn,
  });
  const directives = [
    ...specifiedDirectives,
    authDirective(plain.getType('Role') as GraphQLEnumType),
  ];
  return enforceAuth(new GraphQLSchema({ ...plain.toConfig(), directives }));
}

/** As it is committed in `schema/schema.graphql`: sorted, described, with its `@auth` directives. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
