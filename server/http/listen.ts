import { ConfigError, type Config } from '#server/config.ts';
import type { App } from './app.ts';

/** Opens the port, or explains in one sentence why it cannot. */
export async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.http.listen({ port, host });
  } catch (error) {
    throw new ConfigError(explain(error, port, host), { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'undefined';
}

function explain(error: unknown, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example PORT=4000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine. Try HOST=127.0.0.1.`;
  return `Port ${port} could not be opened (${code}).`;
}
