import type { FastifyInstance } from 'fastify';
import { currentTally, toTenths } from '#server/db/statementTally.ts';
import { limitReads } from '#server/db/limitReads.ts';
import { observeStatements } from '#server/modules/setting/observeStatements.service.ts';
import type { Services } from '#server/services.ts';

/**
 * Limits how many connections one request uses. With `enableQueryLogging` and `debugMode` it also records the
 * database queries of each request, according to the current settings.
 */
export function observeRequests(http: FastifyInstance, services: Services): void {
  http.addHook('preHandler', (request, _reply, done) => {
    const about = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
    };
    const go = () => limitReads(() => observeStatements(services, about, done));
    if (!isOperation(request.url) || services.settings.isFresh) return go();
    services.settings.refresh().then(go, done);
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    const tally = currentTally();
    if (tally?.isShownToCaller) {
      const { statements, milliseconds, beganAt } = tally;
      const total = toTenths(performance.now() - beganAt);
      const database = `db;desc="${statements} statements";dur=${toTenths(milliseconds)}`;
      reply.header('server-timing', `${database}, total;dur=${total}`);
    }
    done(null, payload);
  });
}

/** Requests of programs, that is, neither pages nor their files. */
export function isOperation(url: string): boolean {
  return /^\/(graphql|api)(\/|\?|$)/.test(url);
}
