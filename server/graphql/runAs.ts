import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Services } from '#server/services.ts';
import type { Context, Viewer } from './context.ts';
import { guestContext } from './createContext.ts';

export interface OperationRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  viewer: Viewer;
  requestId: string;
  /** Puts data that is already known where a loader will find it. */
  prepare?: (ctx: Context) => Promise<void>;
}

export type RunAsUser = (
  services: Services,
  question: OperationRequest,
) => Promise<ExecutionResult>;

/**
 * Runs an operation as a given user from a background task: with every check of the schema, but without a request.
 */
export function operationRunner(schemaOf: () => GraphQLSchema): RunAsUser {
  return async (services, { document, variables, viewer, requestId, prepare }) => {
    const ctx = guestContext(services, { requestId, ip: '' }, viewer);
    await prepare?.(ctx);
    return execute({
      schema: schemaOf(),
      document,
      variableValues: variables,
      contextValue: ctx,
    });
  };
}
