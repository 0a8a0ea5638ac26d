import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { USUAL_LIST } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { requirePageSize } from '#server/graphql/pageSize.ts';
import { fragmentsOf } from './documentMeter.ts';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Points for finding the answer, which do not depend on the selected fields. */
    weight?: number;
  }
}

export interface Cost {
  /** The maximum cost of the operation. */
  points: number;
  /** The part of the cost that comes from searching, even if little is found. */
  weight: number;
}

interface Request {
  context: Context;
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** With the defaults that the operation declares. */
  variables: Record<string, unknown>;
}

/**
 * Counts one point for each field of each object that may be returned. A list counts as the number of objects
 * requested, or as the usual length of such lists; an abstract type counts as its most expensive type. A field that
 * searches adds its own weight. A request for too many entries of a list is refused.
 */
export function costOf({ context, schema, document, operation, variables }: Request): Cost {
  const root = schema.getRootType(operation.operation);
  const meter = new CostMeter(context, schema, fragmentsOf(document), variables);
  const points = root ? meter.ofSet(operation.selectionSet, root, USUAL_LIST) : 0;
  return { points, weight: meter.weight };
}

/** A connection's other lists have their usual length. */
const ENTRIES = new Set(['nodes', 'edges']);

class CostMeter {
  weight = 0;

  constructor(
    private readonly context: Context,
    private readonly schema: GraphQLSchema,
    private readonly fragments: Map<string, FragmentDefinitionNode>,
    private readonly variables: Record<string, unknown>,
  ) {}

  /** `entries`: the size of the list that a connection holds. */
  ofSet(set: SelectionSetNode, type: GraphQLCompositeType, entries: number): number {
    if (isObjectType(type)) return this.ofObject(set, type, entries);
    const possible = this.schema.getPossibleTypes(type);
    return Math.max(0, ...possible.map((object) => this.ofObject(set, object, entries)));
  }

  private ofObject(set: SelectionSetNode, type: GraphQLObjectType, entries: number): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (!this.isAsked(selection)) continue;
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, type, entries);
      else {
        const fragment = this.fragmentOf(selection);
        if (fragment && this.fits(fragment, type))
          cost += this.ofObject(fragment.selectionSet, type, entries);
      }
    }
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLObjectType, entries: number): number {
    const field = parent.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    const weight = field?.extensions.weight ?? 0;
    this.weight += weight;
    const own = 1 + weight;
    if (!node.selectionSet || !isCompositeType(type)) return own;
    const asked = this.entriesAsked(field!, node);
    const inside = this.ofSet(node.selectionSet, type, asked);
    if (!isListType(getNullableType(field!.type))) return own + inside;
    return own + inside * (isConnection(parent) && ENTRIES.has(node.name.value) ? entries : asked);
  }

  private entriesAsked(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    if (field.args.length === 0) return USUAL_LIST;
    const { first, ids } = getArgumentValues(field, node, this.variables);
    if (Array.isArray(ids)) return ids.length;
    if (typeof first !== 'number') return USUAL_LIST;
    // Checked here as well as where the list is read: by then the surrounding lists have already been read.
    requirePageSize(this.context, first);
    return first;
  }

  private isAsked(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    const skip = getDirectiveValues(GraphQLSkipDirective, node, this.variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, node, this.variables);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }

  private fragmentOf(node: FragmentSpreadNode | InlineFragmentNode) {
    return node.kind === Kind.INLINE_FRAGMENT ? node : this.fragments.get(node.name.value);
  }

  private fits(
    { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
    type: GraphQLObjectType,
  ): boolean {
    const wanted = typeCondition && this.schema.getType(typeCondition.name.value);
    if (!wanted || wanted === type) return true;
    return isAbstractType(wanted) && this.schema.isSubType(wanted, type);
  }
}

const isConnection = ({ name }: GraphQLObjectType) => name.endsWith('Connection');

/** The response keys of an operation; null for values without fields. */
interface Shape {
  [key: string]: Shape | null;
}

const shapes = new WeakMap<OperationDefinitionNode, Shape>();

/**
 * Counts one point for each field of each object in an answer. A JSON value counts as one, including everything in it.
 */
export function pointsIn(
  answer: unknown,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  let shape = shapes.get(operation);
  if (!shape) {
    shape = Object.create(null) as Shape;
    addKeys(shape, operation.selectionSet, fragmentsOf(document));
    shapes.set(operation, shape);
  }
  return pointsOf(answer, shape);
}

function addKeys(
  shape: Shape,
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const { selectionSet } = selection;
      const inside = selectionSet ? (shape[key] ?? (Object.create(null) as Shape)) : null;
      if (inside) addKeys(inside, selectionSet!, fragments);
      shape[key] = inside;
    } else {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
      addKeys(shape, fragment.selectionSet, fragments);
    }
  }
}

function pointsOf(answer: unknown, shape: Shape): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  let points = 0;
  if (Array.isArray(answer)) for (const one of answer) points += pointsOf(one, shape);
  else
    for (const key in answer) {
      const value = (answer as Record<string, unknown>)[key];
      if (value === undefined) continue;
      points += 1;
      const inside = shape[key];
      if (inside) points += pointsOf(value, inside);
    }
  return points;
}
