import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { unsuitableText } from '#schema/validation/text.ts';

export const MAX_TOKENS = 4_000;
export const MAX_DEPTH = 12;
const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
/** What hashes a password or sends a mail. */
const ONCE_A_REQUEST = [
  'login',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'resendVerification',
  'sendMessage',
  'subscribe',
  'sendTestMail',
];

/** Plain validation rules: what they refuse never reaches a resolver, nor the database. */
export const LIMITS: ValidationRule[] = [
  limitDepth,
  limitAliases,
  limitRootFields,
  refuseUnsuitableText,
];

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message, { extensions: { code: 'COST_LIMIT' } }));
}

function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = depthMeter(context.getDocument());
  return {
    OperationDefinition(operation) {
      if (isIntrospection(operation.selectionSet)) return;
      if (depthOf(operation.selectionSet) > MAX_DEPTH) {
        refuse(context, `The query is nested deeper than ${MAX_DEPTH} levels.`);
      }
    },
  };
}

/** Fragments are measured once each; one that contains itself is another rule's business. */
function depthMeter(document: DocumentNode): (set: SelectionSetNode) => number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, number>();
  const depthOf = (set: SelectionSetNode): number =>
    Math.max(
      0,
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) {
          return selection.selectionSet ? 1 + depthOf(selection.selectionSet) : 1;
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
        return depthOfFragment(selection.name.value);
      }),
    );
  const depthOfFragment = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, 0);
    const fragment = fragments.get(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    measured.set(name, depth);
    return depth;
  };
  return depthOf;
}

function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  );
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (!field.alias) return;
      aliases += 1;
      if (aliases === MAX_ALIASES + 1)
        refuse(context, `More than ${MAX_ALIASES} aliases in one request.`);
    },
  };
}

/** Fragments on the root count too, wherever they stand. */
function limitRootFields(context: ValidationContext): ASTVisitor {
  const seen = new Map<string, number>();
  let total = 0;
  return {
    Field(field) {
      const parent = context.getParentType();
      const schema = context.getSchema();
      if (!parent || (parent !== schema.getQueryType() && parent !== schema.getMutationType()))
        return;
      const name = field.name.value;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      total += 1;
      if (times === 2 && ONCE_A_REQUEST.includes(name)) {
        refuse(context, `"${name}" may stand in a request once.`);
      }
      if (total === MAX_ROOT_FIELDS + 1) {
        refuse(context, `More than ${MAX_ROOT_FIELDS} fields at the top of one request.`);
      }
    },
  };
}

/** PostgreSQL cannot store NUL or half a character; neither may come in as a literal. */
function refuseUnsuitableText(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!unsuitableText(node.value)) return;
      const message = 'A text contains a character that cannot be stored.';
      context.reportError(
        new GraphQLError(message, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } }),
      );
    },
  };
}
