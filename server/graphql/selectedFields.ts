import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';

const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * Whether the query selects one of these fields of the object being resolved, so that their work can begin at once. It may
 * be wrong about a field that `@include` leaves out.
 */
export function selectsAny(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const asked = selectedFields(info);
  return names.some((name) => asked.has(name));
}

/** The names of all fields that the query selects of the object being resolved, or of the objects at this path below it. */
export function selectedFields(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[] = [],
): ReadonlySet<string> {
  const key = path.join();
  const found = fieldNodes.map((node) => {
    const before = known.get(node) ?? new Map<string, ReadonlySet<string>>();
    const names = before.get(key) ?? namesAt(path, node.selectionSet, fragments);
    known.set(node, before.set(key, names));
    return names;
  });
  return found.length === 1 ? found[0]! : new Set(found.flatMap((names) => [...names]));
}

function namesAt(
  path: readonly string[],
  set: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): ReadonlySet<string> {
  const [step, ...onward] = path;
  const names = (set?.selections ?? []).flatMap((selection): string[] => {
    if (selection.kind === Kind.FIELD) {
      if (step === undefined) return [selection.name.value];
      if (step !== selection.name.value) return [];
      return [...namesAt(onward, selection.selectionSet, fragments)];
    }
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]!;
    return [...namesAt(path, selectionSet, fragments)];
  });
  return new Set(names);
}
