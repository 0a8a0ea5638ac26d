import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Services } from '#server/services.ts';
import type { Context, Viewer } from './context.ts';
import { guestContext } from './createContext.ts';

export interface Question {
  document: DocumentNode;
  variables: Record<string, unknown>;
  viewer: Viewer;
  requestId: string;
  /** What is known already, put where a loader finds it. */
  prepare?: (ctx: Context) => Promise<void>;
}

export type Ask = (services: Services, question: Question) => Promise<ExecutionResult>;

/** What somebody would be answered, asked in a task: with every check of the schema, and no request. */
export function askingOf(schemaOf: () => GraphQLSchema): Ask {
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
