import {
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export interface PartnerOperation {
  /** The name of the generated function. */
  name: string;
  /** The comment above the operation in its document. */
  about: string;
  /** The operation with the fragments it spreads, and nothing else. */
  text: string;
  /** The names of its types, as produced by the type generator. */
  answer: string;
  variables: string;
  /** Whether the operation can be called without variables. */
  isFree: boolean;
}

export function partnerOperations(sources: { text: string; document: DocumentNode }[]) {
  const all = sources.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    all
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return sources.flatMap(({ text, document }) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => described(operation, text, fragments)),
  );
}

function described(
  operation: OperationDefinitionNode,
  source: string,
  fragments: Map<string, FragmentDefinitionNode>,
): PartnerOperation {
  const name = operation.name?.value;
  if (!name) throw new Error('An operation for partners has no name.');
  const about = commentAbove(source, operation.loc?.start ?? 0);
  if (!about) throw new Error(`${name}: say above it in a comment what it is for.`);
  const typed = name[0]!.toUpperCase() + name.slice(1);
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const variables = operation.variableDefinitions ?? [];
  return {
    name,
    about,
    text: stripIgnoredCharacters(
      [operation, ...spreadBy(operation, fragments)].map(print).join('\n'),
    ),
    answer: `${typed}${kind}`,
    variables: `${typed}${kind}Variables`,
    isFree: variables.every(
      ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
    ),
  };
}

function commentAbove(source: string, start: number): string {
  const comments = /(?:^#.*\n)+$/m.exec(source.slice(0, start))?.[0] ?? '';
  return comments.replace(/^#\s?/gm, '').trim().replaceAll('\n', ' ');
}

function spreadBy(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      [Kind.FRAGMENT_SPREAD]: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return found;
}
