import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';

const known = new WeakMap<FieldNode, Map<string, boolean>>();

/**
 * Whether the query selects one of these fields of the object being resolved, so that their work can begin at once; or
 * of the objects in its fields named `within`. It may be wrong about a field that `@include` leaves out.
 */
export function asksFor(
  { fieldNodes, fragments }: GraphQLResolveInfo,
  names: readonly string[],
  within: readonly string[] = [],
): boolean {
  const key = [...within, '>', ...names].join();
  return fieldNodes.some((node) => {
    const before = known.get(node) ?? new Map<string, boolean>();
    const answer = before.get(key) ?? contains(node.selectionSet, { names, within, fragments });
    known.set(node, before.set(key, answer));
    return answer;
  });
}

interface Wanted {
  names: readonly string[];
  within: readonly string[];
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

function contains(set: SelectionSetNode | undefined, wanted: Wanted): boolean {
  if (!set) return false;
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      return wanted.within.includes(name)
        ? contains(selection.selectionSet, wanted)
        : wanted.names.includes(name);
    }
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : wanted.fragments[selection.name.value]!;
    return contains(selectionSet, wanted);
  });
}
