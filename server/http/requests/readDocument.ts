import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';

const RULE = 'api.operation.unknown';

interface GivenOperation {
  documentId?: unknown;
  query?: unknown;
}

/**
 * Replaces an operation id by its text, as the GraphQL-over-HTTP draft describes. With `OPERATIONS=known`, only API
 * keys may send their own text: a partner who needs that has a key and can be identified.
 */
export async function readDocument(request: FastifyRequest, context: Context): Promise<void> {
  const { services, viewer, t } = context;
  const isGet = request.method === 'GET';
  const given = ((isGet ? request.query : request.body) ?? {}) as GivenOperation;
  if (typeof given.documentId === 'string' && given.query === undefined) {
    const text = await services.operations.textOf(given.documentId);
    if (text === undefined)
      throw new Failure('BAD_USER_INPUT', t('operation.unknown'), { rule: RULE });
    if (isGet) addToAddress(request, text);
    else given.query = text;
    return;
  }
  if (services.config.operations === 'any' || viewer?.key) return;
  if (typeof given.query === 'string' && (await services.operations.includes(given.query))) return;
  throw new Failure('FORBIDDEN', t('operation.closed'), { rule: RULE });
}

/** Apollo reads a GET from its URL. */
function addToAddress({ raw }: FastifyRequest, query: string): void {
  raw.url = `${raw.url}&${new URLSearchParams({ query }).toString()}`;
}
