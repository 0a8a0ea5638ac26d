import { getDirective } from '@graphql-tools/utils';
import {
  getArgumentValues,
  getNamedType,
  GraphQLError,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { SCOPE_NAMES, type ApiScope } from '#schema/options/apiScopes.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import { isPageSize } from '#server/graphql/pageSize.ts';

/** The scopes a webhook reads with, as if it were an API key with them. */
export const WEBHOOK_SCOPES: readonly ApiScope[] = [
  'JOBS_READ',
  'APPLICATIONS_READ',
  'MESSAGES_READ',
];

export type Subject = 'Job' | 'Application' | 'ConversationMessage';

const MAX_TOKENS = 1_000;
const MAX_DEPTH = 6;
/** The cost of a field is one, multiplied by the maximum size of the lists around it. */
const MAX_COST = 500;
const MOST_ERRORS = 3;

/** Turns a selection into a document that reads one object by its id. */
export function documentOf(selection: string, subject: Subject): DocumentNode {
  const node: FieldNode = {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: 'node' },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'id' },
        value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'id' } },
      },
    ],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        {
          kind: Kind.INLINE_FRAGMENT,
          typeCondition: named(subject),
          selectionSet: selectionSetOf(selection),
        },
      ],
    },
  };
  const id = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'id' } } as const;
  const type = { kind: Kind.NON_NULL_TYPE, type: named('ID') } as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query' as never,
        variableDefinitions: [{ kind: Kind.VARIABLE_DEFINITION, variable: id, type }],
        selectionSet: { kind: Kind.SELECTION_SET, selections: [node] },
      },
    ],
  };
}

function named(value: string) {
  return { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } } as const;
}

/** Parsed on its own, so that its brackets cannot close the surrounding document. */
function selectionSetOf(selection: string): SelectionSetNode {
  const text = selection.trim();
  const { definitions } = parse(text.startsWith('{') ? text : `{ ${text} }`, {
    maxLexicalTokens: MAX_TOKENS,
  });
  const [only] = definitions;
  if (definitions.length !== 1 || only?.kind !== Kind.OPERATION_DEFINITION)
    throw new GraphQLError('Only one selection, in curly brackets.');
  return only.selectionSet;
}

/** webhook.selection.valid: returns the GraphQL error messages, or an empty list if the selection is valid. */
export function selectionErrors(
  schema: GraphQLSchema,
  selection: string,
  subject: Subject,
): string[] {
  try {
    const document = documentOf(selection, subject);
    const found = validate(schema, document);
    const faults = found.length > 0 ? found : limitErrors(schema, document);
    return faults.slice(0, MOST_ERRORS).map(sentence);
  } catch (error) {
    if (error instanceof GraphQLError) return [sentence(error)];
    throw error;
  }
}

function sentence({ message, locations }: GraphQLError): string {
  const line = locations?.[0]?.line;
  return line ? `Line ${line}: ${message}` : message;
}

/** Checks what GraphQL validation does not: permissions, depth and cost. */
function limitErrors(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const types = new TypeInfo(schema);
  const faults: GraphQLError[] = [];
  const times = [1];
  let cost = 0;
  let isDeep = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          const field = types.getFieldDef();
          const parent = types.getParentType();
          if (!field || !parent || parent === schema.getQueryType()) return;
          const closed = missingScope(schema, parent, field);
          if (closed)
            faults.push(
              new GraphQLError(`"${parent.name}.${field.name}": ${closed}`, { nodes: node }),
            );
          const rows = getNamedType(field.type).name.endsWith('Connection')
            ? Number(getArgumentValues(field, node)['first'] ?? PAGE_SIZE)
            : 1;
          if (!isPageSize(rows))
            faults.push(
              new GraphQLError(`"first" must be from 1 to ${PAGE_SIZE_MAX}.`, { nodes: node }),
            );
          times.push(times.at(-1)! * rows);
          cost += times.at(-1)!;
          isDeep ||= times.length - 1 > MAX_DEPTH;
        },
        leave() {
          if (types.getParentType() !== schema.getQueryType()) times.pop();
        },
      },
    }),
  );
  if (isDeep) faults.push(new GraphQLError(`Nested deeper than ${MAX_DEPTH} levels.`));
  if (cost > MAX_COST) {
    faults.push(new GraphQLError(`It costs ${cost}, more than ${MAX_COST}: ask for less.`));
  }
  return faults;
}

/** The closest directive that names scopes applies, as with API keys. */
function missingScope(schema: GraphQLSchema, parent: object, field: object): string | null {
  const rules = [field, parent]
    .map((element) => getDirective(schema, element, 'auth')?.[0])
    .filter((rule) => rule !== undefined);
  if (rules.length === 0) return null;
  const needed = rules.find((rule) => rule['scope'])?.['scope'] as ApiScope[] | undefined;
  if (!needed) return 'this is for people alone.';
  if (needed.some((scope) => WEBHOOK_SCOPES.includes(scope))) return null;
  return `this needs ${needed.map((scope) => SCOPE_NAMES[scope]).join(' or ')}.`;
}
