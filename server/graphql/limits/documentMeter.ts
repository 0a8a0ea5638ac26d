import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** With every fragment expanded; a chain of fragments can double it at each step. */
interface Size {
  selections: number;
  depth: number;
  /** The depth of introspection selections. */
  introspectionDepth: number;
}

export interface MeasuredOperation extends Size {
  /** The top-level fields one by one. Only read it once their number has been checked. */
  roots: () => string[];
}

export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

const NOTHING: Size = { selections: 0, depth: 0, introspectionDepth: 0 };
const SCHEMA_FIELDS = ['__schema', '__type'];

/** Measures each fragment once, however often it is used. */
export class DocumentMeter {
  readonly operations: MeasuredOperation[];
  /** A fragment that contains itself. */
  circle: string | null = null;
  /** Selects the types of the schema or their contents; `__typename` is not introspection. */
  introspects = false;
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly measured = new Map<string, Size>();
  private readonly open = new Set<string>();

  constructor(document: DocumentNode) {
    this.fragments = fragmentsOf(document);
    // Includes fragments that no operation uses, because other rules visit each of them.
    for (const name of this.fragments.keys()) this.sizeOfFragment(name);
    this.operations = document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map(({ selectionSet }) => ({
        ...this.sizeOf(selectionSet),
        roots: () => this.rootsOf(selectionSet),
      }));
  }

  private sizeOf(set: SelectionSetNode): Size {
    const size = { ...NOTHING };
    for (const selection of set.selections) {
      const inside =
        selection.kind === Kind.FIELD
          ? this.sizeOfField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.sizeOf(selection.selectionSet)
            : this.sizeOfFragment(selection.name.value);
      size.selections += 1 + inside.selections;
      size.depth = Math.max(size.depth, inside.depth);
      size.introspectionDepth = Math.max(size.introspectionDepth, inside.introspectionDepth);
    }
    return size;
  }

  private sizeOfField({ name, selectionSet }: FieldNode): Size {
    const { selections, depth, introspectionDepth } = selectionSet
      ? this.sizeOf(selectionSet)
      : NOTHING;
    if (!SCHEMA_FIELDS.includes(name.value))
      return { selections, depth: depth + 1, introspectionDepth };
    if (name.value === '__schema' || depth > 1) this.introspects = true;
    return { selections, depth: 1, introspectionDepth: depth + 1 };
  }

  /** An unknown fragment is reported by another rule. */
  private sizeOfFragment(name: string): Size {
    const known = this.measured.get(name);
    if (known) return known;
    if (this.open.has(name)) this.circle ??= name;
    const fragment = this.fragments.get(name);
    if (!fragment || this.open.has(name)) return NOTHING;
    this.open.add(name);
    const size = this.sizeOf(fragment.selectionSet);
    this.open.delete(name);
    this.measured.set(name, size);
    return size;
  }

  private rootsOf(set: SelectionSetNode): string[] {
    return set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return this.rootsOf(selection.selectionSet);
      const fragment = this.fragments.get(selection.name.value);
      return fragment ? this.rootsOf(fragment.selectionSet) : [];
    });
  }
}
