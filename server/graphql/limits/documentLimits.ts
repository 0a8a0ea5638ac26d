import {
  GraphQLError,
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql';
import {
  MAX_ALIASES,
  MAX_DEPTH,
  MAX_DIRECTIVES,
  MAX_DIRECTIVES_IN_ONE_PLACE,
  MAX_FIELDS,
  MAX_FRAGMENTS,
  MAX_INTROSPECTION_DEPTH,
  MAX_LINES,
  MAX_OPERATIONS,
  MAX_REPEATS,
  MAX_ROOT_FIELDS,
  MAX_SPREADS,
  MAX_VALUE_DEPTH,
  MAX_VARIABLES,
} from '#schema/options/apiLimits.ts';
import { unsuitableText } from '#schema/validation/text.ts';
import type { DocumentMeter, MeasuredOperation } from './documentMeter.ts';

/** Operations that hash a password or send an email. */
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

/**
 * Checked before GraphQL's own rules, without the schema and visiting each part once. The time that some of those rules
 * take grows with the square of the document, so a document that is refused here never reaches them, a resolver or the
 * database.
 */
export function documentErrors(
  document: DocumentNode,
  { circle, operations }: DocumentMeter,
): GraphQLError[] {
  if (hasTooManyLines(document)) return [refusal(`A request can have at most ${MAX_LINES} lines.`)];
  const written = asWritten(document);
  if (written.length > 0) return written;
  if (circle) return [refusal(`The fragment "${circle}" contains itself.`, 'BAD_USER_INPUT')];
  return operations.flatMap(expandedSizeErrors);
}

function hasTooManyLines({ loc }: DocumentNode): boolean {
  return (loc?.source.body ?? '').split(/\r\n?|\n/, MAX_LINES + 1).length > MAX_LINES;
}

/** What the document contains anywhere. */
function asWritten(document: DocumentNode): GraphQLError[] {
  const found = new Map<string, GraphQLError>();
  const refuse = (message: string) => found.has(message) || found.set(message, refusal(message));
  const counts: Partial<Record<Kind, number>> = {};
  const most = (kind: Kind, max: number, what: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (counts[kind] > max) refuse(`A request can have at most ${max} ${what}.`);
  };
  let valueDepth = 0;
  const nested = {
    enter() {
      valueDepth += 1;
      if (valueDepth > MAX_VALUE_DEPTH)
        refuse(`A value can be nested at most ${MAX_VALUE_DEPTH} levels deep.`);
    },
    leave() {
      valueDepth -= 1;
    },
  };
  visit(document, {
    OperationDefinition: () => most(Kind.OPERATION_DEFINITION, MAX_OPERATIONS, 'operations'),
    FragmentDefinition: () => most(Kind.FRAGMENT_DEFINITION, MAX_FRAGMENTS, 'fragments'),
    FragmentSpread: () => most(Kind.FRAGMENT_SPREAD, MAX_SPREADS, 'uses of fragments'),
    VariableDefinition: () => most(Kind.VARIABLE_DEFINITION, MAX_VARIABLES, 'variables'),
    Directive(_node, _key, parent) {
      most(Kind.DIRECTIVE, MAX_DIRECTIVES, 'directives');
      if (Array.isArray(parent) && parent.length > MAX_DIRECTIVES_IN_ONE_PLACE)
        refuse(`There can be at most ${MAX_DIRECTIVES_IN_ONE_PLACE} directives in one place.`);
    },
    Field({ alias }) {
      if (alias) most(Kind.FIELD, MAX_ALIASES, 'aliases');
    },
    SelectionSet(set, _key, parent) {
      if ((parent as ASTNode | undefined)?.kind === Kind.INLINE_FRAGMENT) return;
      for (const [name, times] of countNames(set))
        if (times > MAX_REPEATS)
          refuse(`"${name}" can be selected at most ${MAX_REPEATS} times in one place.`);
    },
    ListValue: nested,
    ObjectValue: nested,
    // PostgreSQL cannot store NUL or half a surrogate pair.
    StringValue(node) {
      const message = 'A text contains a character that cannot be stored.';
      // An error finds its line, which takes as long as reading the document.
      if (found.has(message) || !unsuitableText(node.value)) return;
      found.set(message, refusal(message, 'BAD_USER_INPUT', node));
    },
  });
  return [...found.values()];
}

/** How often each name is selected in one place, for each type; fields of inline fragments count in that place too. */
function countNames(set: SelectionSetNode, type = '', times = new Map<string, number>()) {
  for (const selection of set.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      countNames(selection.selectionSet, selection.typeCondition?.name.value ?? type, times);
    if (selection.kind !== Kind.FIELD) continue;
    const { value } = selection.alias ?? selection.name;
    const name = type ? `${type}.${value}` : value;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}

/** The size of an operation including its fragments. */
function expandedSizeErrors({ selections, depth, introspectionDepth, roots }: MeasuredOperation) {
  if (selections > MAX_FIELDS) return [refusal(`A request can have at most ${MAX_FIELDS} fields.`)];
  const found: GraphQLError[] = [];
  if (depth > MAX_DEPTH) found.push(tooDeep(MAX_DEPTH));
  if (introspectionDepth > MAX_INTROSPECTION_DEPTH) found.push(tooDeep(MAX_INTROSPECTION_DEPTH));
  const names = roots();
  if (names.length > MAX_ROOT_FIELDS)
    found.push(refusal(`A request can have at most ${MAX_ROOT_FIELDS} top-level fields.`));
  const twice = ONCE_A_REQUEST.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) found.push(refusal(`"${twice}" can be used only once in a request.`));
  return found;
}

const tooDeep = (max: number) => refusal(`The query can be nested at most ${max} levels deep.`);

function refusal(
  message: string,
  code: 'COST_LIMIT' | 'BAD_USER_INPUT' = 'COST_LIMIT',
  nodes?: ASTNode,
): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code } });
}
