import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { exceptAbortion } from '#server/stopSignal.ts';

/** Takes a moment to shut down, as a server does. */
const LEAVER = `
  const { stopSignal, untilAborted } = await import('./server/stopSignal.ts');
  const signal = stopSignal();
  const alive = setInterval(() => {}, 1_000);
  console.log('ready');
  await untilAborted(signal);
  console.log('leaving');
  setTimeout(() => process.exit(7), 200);`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s starts the shutdown, and later signals do not cut it short',
  async (first) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', LEAVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.kill(first);
    await once(child.stdout, 'data');
    for (const again of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) child.kill(again);
    expect(await once(child, 'exit')).toEqual([7, null]);
  },
);

test('a request to stop does not count as a failed start, and any other error does', async () => {
  const stopped = AbortSignal.abort('SIGTERM');
  const throwing = (error: unknown) => async () => {
    throw error;
  };
  await exceptAbortion(stopped, throwing('SIGTERM'));
  await expect(exceptAbortion(stopped, throwing(new Error('no disk')))).rejects.toThrow('no disk');
  const running = new AbortController().signal;
  await expect(exceptAbortion(running, throwing(new Error('no disk')))).rejects.toThrow('no disk');
});
