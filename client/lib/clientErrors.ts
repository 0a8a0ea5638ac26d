import { requestIdOf } from './failures.ts';

const LIMIT = 10;
let sentCount = 0;
const seen = new Set<string>();

export type ErrorKind = 'render' | 'route' | 'chunk' | 'window';

/** Sends errors to the server's log without waiting: each message once, at most ten per page load. */
export function reportError(kind: ErrorKind, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (sentCount >= LIMIT || seen.has(message)) return;
  sentCount += 1;
  seen.add(message);
  const body = JSON.stringify({
    kind,
    message: message.slice(0, 500),
    stack: stack?.slice(0, 2000),
    path: location.pathname,
    requestId: requestIdOf(error),
  });
  const headers = { 'content-type': 'application/json' };
  fetch('/client-errors', { method: 'POST', body, headers, keepalive: true }).catch(
    () => undefined,
  );
}

/** Messages browsers use when a part of the application cannot be loaded. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|importing a module script|error loading dynamically|preload css/i.test(
    message,
  );
}
