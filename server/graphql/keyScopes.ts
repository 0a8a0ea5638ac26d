import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import { authOf, requireScope } from './authDirective.ts';
import type { Context } from './context.ts';

/**
 * For each guarded field of an operation, the scopes that give a key access (any one of them); an empty list refuses
 * every key.
 */
type Needs = readonly (readonly ApiScope[])[];

/**
 * Checked before anything is changed. Otherwise the change would be made and only its answer refused. Reads are
 * refused field by field.
 */
export const requireScopesFirst: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    const { key } = contextValue.viewer ?? {};
    if (!key) return;
    return {
      async didResolveOperation({ schema, document, operation }) {
        if (operation?.operation !== 'mutation') return;
        for (const needed of scopesNeeded(schema, document, operation))
          requireScope(contextValue, key.scopes, needed);
      },
    };
  },
};

function scopesNeeded(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Needs {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const needs: (readonly ApiScope[])[] = [];

  const collect = (set: SelectionSetNode, parent: GraphQLCompositeType): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const known = isObjectType(parent) || isInterfaceType(parent);
        const field = known ? parent.getFields()[node.name.value] : undefined;
        if (!field) continue;
        const needed = scopesForField(schema, parent, field);
        if (needed) needs.push(needed);
        const type = getNamedType(field.type);
        if (node.selectionSet && isCompositeType(type)) collect(node.selectionSet, type);
        continue;
      }
      const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
      const part = isSpread ? fragments.get(node.name.value) : node;
      if (!part) continue;
      // Visit each fragment once, however often it is spread.
      if (isSpread) fragments.delete(node.name.value);
      const on = part.typeCondition && schema.getType(part.typeCondition.name.value);
      collect(part.selectionSet, on && isCompositeType(on) ? on : parent);
    }
  };
  collect(operation.selectionSet, schema.getRootType(operation.operation)!);
  return needs;
}

function scopesForField(
  schema: GraphQLSchema,
  type: object,
  field: object,
): readonly ApiScope[] | null {
  const rules = [authOf(schema, field), authOf(schema, type)].filter((rule) => rule !== undefined);
  if (rules.length === 0) return null;
  return rules.find(({ scopes }) => scopes)?.scopes ?? [];
}
