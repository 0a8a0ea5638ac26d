import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainStartupFailure } from './explainStartupFailure.ts';

/** Runs one of the built entry points; a failure at startup is one sentence and an exit code. */
export async function runBuilt(door: string, args: string[] = []): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  const file = pathToFileURL(join(process.cwd(), 'dist/server', `${door}.js`)).href;
  try {
    const built = (await import(file)) as { main(args?: string[]): Promise<void> };
    await built.main(args);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${explainStartupFailure(error)}\n\n`);
    process.exit(1);
  }
}
