import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from './context.ts';

type FieldMetadata = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Resolve = GraphQLFieldResolver<unknown, Context>;
type Method = (...given: unknown[]) => unknown;

/**
 * Calls the field resolvers that take no arguments directly. type-graphql would copy the object they belong to into a
 * new instance of its class for each field of each entry of a list.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  const instances = new Map<FieldMetadata['target'], object>();
  for (const field of fieldResolvers) {
    const owner = objectTypes.find(({ target }) => target === field.getObjectType?.());
    const type = owner && schema.getType(owner.name);
    if (field.kind !== 'external' || !isObjectType(type)) continue;
    let instance = instances.get(field.target);
    if (!instance)
      instances.set(field.target, (instance = new (field.target as new () => object)()));
    const resolve = direct(field, instance);
    if (resolve) type.getFields()[field.schemaName]!.resolve = resolve;
  }
}

function direct({ params, methodName, middlewares }: FieldMetadata, instance: object) {
  const takes = (params ?? []).toSorted((a, b) => a.index - b.index);
  const isPlain = takes.every(
    (one) => (one.kind === 'root' || one.kind === 'context') && !one.propertyName,
  );
  if (!isPlain || takes.length > 2 || middlewares?.length) return null;
  const method = (instance as Record<string, Method>)[methodName]!.bind(instance);
  const [first, second] = takes.map(({ kind }) => kind === 'root');
  const resolve: Resolve =
    second === undefined
      ? (root, _args, context) => method(first === false ? context : root)
      : (root, _args, context) => method(first ? root : context, second ? root : context);
  return resolve;
}
