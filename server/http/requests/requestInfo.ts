import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '#server/graphql/createContext.ts';
import { visitorAddress } from '#server/trustedProxies.ts';
import { beginKeyCall } from '#server/http/requests/keyCalls.ts';
import { isOperation } from '#server/http/requests/observeRequests.ts';
import { remember } from '#server/http/requests/rateLimit.ts';

/** What the rest of the server needs to know of an HTTP request. */
export function requestInfoOf(request: FastifyRequest): RequestInfo {
  return {
    requestId: request.id,
    ip: visitorAddress(request.ip, request.socket.remoteAddress),
    userAgent: request.headers['user-agent'],
    authorization: request.headers.authorization,
    acceptLanguage: request.headers['accept-language'],
    isBackground: request.headers['x-background'] === '1',
    ...(isOperation(request.url) && {
      onCounted: (allowance) => remember(request, allowance),
      onKey: (keyId) => beginKeyCall(request, keyId),
    }),
  };
}
