import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { MAX_COST } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure, notSignedIn } from '#server/graphql/failures.ts';
import { currentOperation } from '#server/lib/currentOperation.ts';
import { costOf, pointsIn, type Cost } from './cost.ts';
import { inspected, withoutHints } from './inspection.ts';
import { refuseUnsuitable } from './unsuitableText.ts';
import { wrongVariables } from './variables.ts';

/** A document with more than one error. */
export class Refused extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

/**
 * Everything between reading a request and running its operation, cheapest checks first, and the accounting of its
 * cost afterwards. Apollo's own validation is off because it would run before the limits that keep validation fast.
 */
export const admitRequests: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    const reservation = new CostReservation(contextValue);
    return {
      async didResolveOperation({ request, document, operation, schema }) {
        reservation.reserve({ schema, document, operation, variables: request.variables });
      },
      async willSendResponse({ response: { body }, document, operation }) {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        const cost = reservation.settle(singleResult.data, document, operation);
        singleResult.extensions = { ...singleResult.extensions, cost };
      },
    };
  },
};

/** What a request may cost at most, taken from the caller's allowance, and what it costs in the end. */
export class CostReservation {
  private requested: Cost = { points: 0, weight: 0 };
  private giveBack: ((points: number) => void) | undefined;
  private isAdmitted = false;

  constructor(private readonly context: Context) {}

  reserve(asked: OperationToCheck): void {
    const { allowance, t } = this.context;
    if (asked.operation) nameOperation(asked.operation);
    this.requested = checkedCost(this.context, asked);
    this.giveBack = allowance?.take(this.requested.points, t);
    this.isAdmitted = true;
  }

  /** Gives back what the answer did not cost. */
  settle(data: unknown, document?: DocumentNode, operation?: OperationDefinitionNode) {
    const { points: most, weight } = this.requested;
    const points = data && operation ? pointsIn(data, document!, operation) : 0;
    const actual = this.isAdmitted ? Math.min(most, weight + points) : 0;
    this.giveBack?.(most - actual);
    const left = this.context.allowance?.points();
    return { requested: most, actual, limit: left?.limit ?? null, remaining: left?.left ?? null };
  }

  /** The request begins again. */
  cancel(): void {
    this.giveBack?.(this.requested.points);
  }
}

/** For a log line that names what a request made the server do. */
function nameOperation({ operation, name, selectionSet }: OperationDefinitionNode): void {
  const underWay = currentOperation();
  const [first] = selectionSet.selections;
  const field = first?.kind === Kind.FIELD ? first.name.value : '';
  const called = `: ${operation} ${(name?.value ?? field).slice(0, LONGEST_NAME)}`;
  if (underWay && !underWay.name.endsWith(called)) underWay.name += called;
}

const LONGEST_NAME = 80;

interface OperationToCheck {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation?: OperationDefinitionNode;
  variables?: Record<string, unknown> | null;
}

/** The cost of the operation, which has passed every other check by now. */
export function checkedCost(
  context: Context,
  { schema, document, operation, variables }: OperationToCheck,
): Cost {
  const { tooMuch, problems, introspects } = inspected(schema, document);
  if (tooMuch.length > 0) throw new Refused(tooMuch);
  // Before validation against the schema, whose messages would reveal the schema.
  if (introspects && !context.viewer) throw notForGuests(context);
  if (problems.length > 0) throw new Refused(problems);
  if (!operation) return { points: 0, weight: 0 };
  refuseUnsuitable(context, variables);
  // Changes are rarely repeated, and may have ten thousand rows.
  const isChange = operation.operation === OperationTypeNode.MUTATION;
  const before = isChange ? undefined : knownCosts(operation);
  const sent = before ? JSON.stringify(variables ?? {}) : '';
  const known = before?.get(sent);
  if (known) return known;
  const values = valuesOf(context, schema, operation, variables);
  const cost = costOf({ context, schema, document, operation, variables: values });
  if (cost.points <= MAX_COST) {
    if (sent.length <= LONGEST_KEPT && (before?.size ?? 0) < MOST_KEPT) before?.set(sent, cost);
    return cost;
  }
  throw new Failure(
    'COST_LIMIT',
    `The query costs ${cost.points} points, but the limit is ${MAX_COST}. Request less at once.`,
  );
}

const costs = new WeakMap<OperationDefinitionNode, Map<string, Cost>>();
const LONGEST_KEPT = 300;
const MOST_KEPT = 20;

/** The costs of an operation by its variables: the same for every caller. */
function knownCosts(operation: OperationDefinitionNode): Map<string, Cost> {
  const known = costs.get(operation) ?? new Map<string, Cost>();
  costs.set(operation, known);
  return known;
}

function notForGuests(context: Context): Failure {
  if (context.tokenRefused) return notSignedIn(context);
  return new Failure('UNAUTHENTICATED', context.t('limits.introspection'), {
    rule: 'api.introspection.signed-in',
  });
}

function valuesOf(
  { viewer }: Context,
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: OperationToCheck['variables'],
): Record<string, unknown> {
  const definitions = operation.variableDefinitions ?? [];
  const given = variables ?? {};
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: 1 });
  if (coerced) return coerced;
  const fields = wrongVariables(schema, operation, given).map(({ field, message }) => ({
    field,
    message: viewer ? message : withoutHints(message),
  }));
  if (fields.length === 0) throw new Refused(errors.slice(0, 1));
  const message = fields.map((wrong) => `"${wrong.field}": ${wrong.message}`).join(' ');
  throw new Failure('BAD_USER_INPUT', message, { fields });
}
