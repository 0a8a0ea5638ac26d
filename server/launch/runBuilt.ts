import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs one of the built doors; what goes wrong at the start is one sentence and an exit code. */
export async function runBuilt(door: string, args: string[] = []): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  const file = pathToFileURL(join(process.cwd(), 'dist/server', `${door}.js`)).href;
  try {
    const { main } = (await import(file)) as { main(args?: string[]): Promise<void> };
    await main(args);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${sentence(error)}\n\n`);
    process.exit(1);
  }
}

const HINTS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at DATABASE_URL. Is PostgreSQL running there?',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  ETIMEDOUT: 'The host in DATABASE_URL does not answer.',
  '28P01': 'PostgreSQL refuses the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
};

function sentence(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (HINTS[code]) return HINTS[code];
    if (/timeout/i.test(cause.message)) return HINTS['ETIMEDOUT']!;
  }
  if (process.env['LOG_LEVEL'] === 'debug') return String(error instanceof Error ? error.stack : error);
  return error instanceof Error ? error.message : String(error);
}
