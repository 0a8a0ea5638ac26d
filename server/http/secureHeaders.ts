import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Only inline scripts whose hash is listed are allowed: this protects the stored token. */
export function contentSecurityPolicy(inlineScripts: string[] = [], isDevelopment = false): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For responses that are not pages: they load nothing, run nothing and cannot be framed. */
const NO_PAGE = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For assets. A worker follows the policy sent with its own script, so scripts stay allowed here. */
export const PART_OF_A_PAGE = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function secureHeaders(app: FastifyInstance, config: Config) {
  const isHttps = config.publicUrl.startsWith('https:');
  const headers = {
    'content-security-policy': NO_PAGE,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
