import { createHash } from 'node:crypto';
import { Kind, print, stripIgnoredCharacters, visit, type DefinitionNode } from 'graphql';

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

interface SentOperation {
  documentId: string;
  text: string;
}

/** An operation of the site as the server knows it: its text, and the id that browsers send. */
export function sentOperation(definitions: readonly DefinitionNode[]): SentOperation {
  const document = { kind: Kind.DOCUMENT, definitions: definitions.map(withTypenames) } as const;
  const text = stripIgnoredCharacters(print(document));
  return { documentId: `sha256:${createHash('sha256').update(text).digest('hex')}`, text };
}

/** Apollo's cache needs `__typename` in every selection except the top-level one. */
function withTypenames(definition: DefinitionNode): DefinitionNode {
  return visit(definition, {
    SelectionSet(set, _key, parent) {
      const isTop = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasIt = set.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      return isTop || hasIt ? undefined : { ...set, selections: [...set.selections, TYPENAME] };
    },
  });
}
