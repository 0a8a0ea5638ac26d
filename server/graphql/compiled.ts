import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getNamedType,
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { isReported } from '#server/modules/setting/reportCost.service.ts';
import type { Context } from './context.ts';
import { readFromReplica, searchedOnPrimaryToo } from './replicaReads.ts';
import { CostReservation } from './limits/admission.ts';
import { inspected } from './limits/inspection.ts';

/** Compiling takes some milliseconds, so a document is interpreted until it has come back this often. */
const WORTH_COMPILING = 3;

interface KnownQuery {
  runs: number;
  /** The default values of its variables, as a client would send them. */
  defaults: Readonly<Record<string, unknown>>;
  /** Null if it cannot be compiled. */
  compiled?: CompiledQuery | null;
}

/** A query that can be answered as soon as its text has arrived. */
interface ExpectedQuery {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  known: KnownQuery;
}

const expected = new WeakMap<GraphQLSchema, Map<string, ExpectedQuery>>();
/** More queries than the site and the REST API have together. */
const MOST_EXPECTED = 600;

/** Apollo keeps a bounded number of parsed documents; their compiled forms are dropped with them. */
const operations = new WeakMap<OperationDefinitionNode, KnownQuery>();

export interface Run {
  document: DocumentNode;
  variables: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
  contextValue: Context;
  /** The text as it was sent, by which a repeated query is recognized. */
  query?: string | undefined;
}

/** Runs a valid operation. A query that keeps coming back is compiled to a function that builds its answer directly. */
export function runOperation(
  schema: GraphQLSchema,
  { document, variables, operationName, contextValue, query }: Run,
): ExecutionResult | Promise<ExecutionResult> {
  const known = knownOperation(schema, document, operationName);
  if (known?.compiled) {
    if (query !== undefined) rememberQuery(schema, query, { document, known });
    return answerOf(known.compiled, contextValue, withDefaults(known.defaults, variables));
  }
  return execute({
    schema,
    document,
    contextValue,
    variableValues: variables,
    operationName,
  });
}

/**
 * Runs a compiled query and converts its errors to those of graphql-js, because they lack properties that other code
 * expects.
 */
export async function answerOf(
  compiled: CompiledQuery,
  contextValue: Context,
  variables: Run['variables'],
): Promise<ExecutionResult> {
  const result = await compiled.query(undefined, contextValue, variables);
  return result.errors ? { ...result, errors: result.errors.map(complete) } : result;
}

function complete({ message, path, originalError, locations }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError });
  return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
}

function knownOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): KnownQuery | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  let known = operations.get(operation);
  if (!known) operations.set(operation, (known = { runs: 0, defaults: defaultsOf(operation) }));
  known.runs += 1;
  if (known.runs >= WORTH_COMPILING && known.compiled === undefined)
    known.compiled = compileOperation(schema, document, operation);
  return known;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  const given = variableDefinitions.filter(({ defaultValue }) => defaultValue);
  return Object.fromEntries(
    given.map(({ variable, defaultValue }) => [
      variable.name.value,
      valueFromASTUntyped(defaultValue!),
    ]),
  );
}

/** graphql-jit reports a non-null variable as missing although it has a default. */
function withDefaults(defaults: KnownQuery['defaults'], variables: Run['variables']) {
  const all = { ...variables };
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name];
  return all;
}

export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  // A mutation runs its fields one after the other and is rare; introspection is rarer.
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  if (inspected(schema, document).introspects || takesNestedInput(schema, operation)) return null;
  const made = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(made) ? made : null;
}

/**
 * Whether a variable has an input type that contains itself. graphql-jit would unroll it until the stack overflows,
 * which stops the process for seconds.
 */
export function takesNestedInput(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  return variableDefinitions.some(({ type }) => {
    const named = schema.getType(nameOf(type));
    return isInputObjectType(named) && containsItself(named);
  });
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** Whether the type contains itself, directly or through the types of its fields. */
function containsItself(type: GraphQLInputObjectType, around: readonly string[] = []): boolean {
  if (around.includes(type.name)) return true;
  const inside = [...around, type.name];
  return Object.values(type.getFields()).some(({ type: wrapped }) => {
    const field = getNamedType(wrapped);
    return isInputObjectType(field) && containsItself(field, inside);
  });
}

/** Only documents with one operation, so that the text alone identifies the operation. */
function rememberQuery(
  schema: GraphQLSchema,
  query: string,
  { document, known }: Omit<ExpectedQuery, 'operation'>,
): void {
  let texts = expected.get(schema);
  if (!texts) expected.set(schema, (texts = new Map()));
  const operation = getOperationAST(document);
  if (!operation || texts.has(query)) return;
  const [oldest] = texts.keys();
  if (texts.size >= MOST_EXPECTED) texts.delete(oldest!);
  texts.set(query, { document, operation, known });
}

export interface GraphqlRequest {
  query: string;
  variables?: Run['variables'];
  operationName?: string | null | undefined;
}

/**
 * Answers a query that is compiled with the same checks and the same answer, but without Apollo's pipeline, which costs
 * more than they do. Undefined for all others, and if there are errors, which Apollo formats.
 */
export async function answerDirectly(
  schema: GraphQLSchema,
  { query, variables, operationName }: GraphqlRequest,
  context: Context,
) {
  const found = expected.get(schema)?.get(query);
  if (!found || isReported(context)) return undefined;
  const { document, operation, known } = found;
  if (operationName != null && operationName !== operation.name?.value) return undefined;
  const reservation = new CostReservation(context);
  try {
    reservation.reserve({ schema, document, operation, variables });
    readFromReplica(context);
    const given = withDefaults(known.defaults, variables);
    const answered = await searchedOnPrimaryToo(context, operation, () =>
      answerOf(known.compiled!, context, given),
    );
    if (!answered.errors) {
      const cost = reservation.settle(answered.data, document, operation);
      return { data: answered.data, extensions: { cost } };
    }
    context.answered = answered;
  } catch {
    // Apollo reaches the same result and reports it.
  }
  reservation.cancel();
  return undefined;
}

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Apollo Server only accepts another executor as a gateway. */
export function compilingGateway(schema: GraphQLSchema): Gateway {
  const executor: Executor = async ({ document, operation, request, context }) => {
    const contextValue = context as unknown as Context;
    const run = () =>
      runOperation(schema, {
        document,
        variables: request.variables,
        // As it was sent: Apollo's own name is empty if there is no such operation.
        operationName: request.operationName,
        contextValue,
        query: request.query,
      });
    const answer = contextValue.answered ?? searchedOnPrimaryToo(contextValue, operation, run);
    return answer as ReturnType<Executor>;
  };
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate: (loaded) => {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
