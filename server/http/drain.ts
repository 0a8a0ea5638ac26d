import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { waitAtMost } from '#server/lib/waitAtMost.ts';
import type { Readiness } from './readiness.ts';

/** If no open connection has received a request for this long, none is on its way. */
const SILENCE = 2_000;
/** The shutdown continues after this delay even under load; requests received by then are still answered. */
const TIMEOUT_MS = 10_000;
/** How long responses may still take once no new connections are accepted. */
const LONGEST_ANSWER = 20_000;
const CHECK_EVERY = 20;

/**
 * Shuts down without losing a request. Node's own close would cut connections that look idle while their next request
 * is on its way. So we first stop accepting connections, then end each open one with its next response, and cut only
 * those that stay silent.
 */
export async function drain(http: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.leave();
  const leftAt = performance.now();
  while (!readiness.isSeen(leftAt, performance.now())) await wait(CHECK_EVERY);
  // After a turn of the event loop, no connection is waiting to be accepted.
  await nextTurn();
  NetServer.prototype.close.call(http.server);
  const deaf = performance.now();
  readiness.lastAnswers();
  await untilSilent(http);
  const closed = http.close();
  await waitAtMost(LONGEST_ANSWER - (performance.now() - deaf), closed);
  http.server.closeAllConnections();
  await closed;
}

/** Counted in checks rather than in time: a process that got no CPU time has not received anything either. */
async function untilSilent(http: FastifyInstance): Promise<void> {
  let silent = 0;
  http.server.on('request', () => (silent = 0));
  for (let waited = 0; waited < TIMEOUT_MS && silent < SILENCE; waited += CHECK_EVERY) {
    if ((await connections(http)) === 0) return;
    await wait(CHECK_EVERY);
    silent += CHECK_EVERY;
  }
}

function connections(http: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    http.server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
