import type { FastifyInstance } from 'fastify';

const SECONDS = 1_000;
const TIMEOUT_MS = 30 * SECONDS;
const FILES = /^\/api\/(?:upload\/|admin\/jobs\/bulk-upload\/|inbound-mail)/;

/** Ten megabytes over a slow rural connection take minutes. */
export const FILE_BODY_TIMEOUT_MS = 5 * 60 * SECONDS;

/** Only uploads and emails with files may be slow: any other body that has not arrived by then is given up. */
export function endSlowBodies(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw, url }, _reply, done) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD' && !FILES.test(url)) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), TIMEOUT_MS);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
