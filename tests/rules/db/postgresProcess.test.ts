import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endPostgres } from '#server/db/postgresProcess.ts';
import { isAlive } from '#server/db/leftoverDatabase.ts';

/** Starts `words` the way it would start PostgreSQL, and returns the process id. */
const STARTER = `
  const { launchPostgres } = await import('./server/db/postgresProcess.ts');
  const [command, ...args] = process.argv.slice(1);
  const call = { user: undefined, folder: '/tmp', command, args, log: 1 };
  console.log(launchPostgres(call).pid);`;

async function startedBy(words: string[]) {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  const pid = Number(String(said));
  onTestFinished(() => {
    starter.kill('SIGKILL');
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  return { starter, pid };
}

test(
  'a database stops with the process that started it, even if that is killed',
  { tags: ['full'] },
  async () => {
    const { starter, pid } = await startedBy(['sleep', '600']);
    expect(isAlive(pid)).toBe(true);
    starter.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 });
  },
);

test('a database that hangs while shutting down is stopped all the same', async () => {
  const deaf: ChildProcess = spawn(
    process.execPath,
    [
      '-e',
      "for (const s of ['SIGINT', 'SIGQUIT']) process.on(s, () => {}); setInterval(() => {}, 1e6); console.log(1)",
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir() },
  );
  await once(deaf.stdout!, 'data');
  await endPostgres(deaf, { fast: 20, immediate: 20 });
  expect(deaf.signalCode).toBe('SIGKILL');
});
