import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginOperation,
  endOperation,
  withinOperation,
  type Operation,
} from '#server/lib/currentOperation.ts';

/** Associates all work of a request with an operation that a log line can name. */
export function followOperations(http: FastifyInstance): void {
  const operations = new WeakMap<FastifyRequest, Operation>();
  http.addHook('onRequest', (request, reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    const operation = beginOperation({ name, requestId: request.id, caller: request.ip });
    operations.set(request, operation);
    // An aborted response emits no other event.
    reply.raw.once('close', () => endOperation(operation));
    withinOperation(operation, done);
  });
  // Reading a body leaves the async context, because its chunks come from the socket.
  http.addHook('preHandler', (request, _reply, done) => {
    const operation = operations.get(request);
    if (operation) withinOperation(operation, done);
    else done();
  });
}
