import { spawn, type ChildProcess } from 'node:child_process';
import { withReach, type SystemUser } from './systemUser.ts';

interface Launch {
  user: SystemUser | undefined;
  /** Where its files are; its user has to get in. */
  folder: string;
  command: string;
  args: string[];
  /** The descriptor of the file that takes both of its streams. */
  log: number;
}

/**
 * A process that is killed cannot end its database any more. So a small shell waits beside PostgreSQL for our end of a
 * pipe to close. A line of text before that says that the database is no longer its concern. The double fork keeps the
 * shell from being a child of PostgreSQL, which would wonder about it.
 */
const ENDS_WITH_US = `
  (
    {
      read -r over && exit
      kill -INT $$
      for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        kill -0 $$ && sleep 1 || exit
      done
      kill -QUIT $$
    } <&3 >/dev/null 2>&1 &
  ) 3<&0
  exec "$@" </dev/null`;

/** How long a fast shutdown may take, and an immediate one after it. */
const PATIENCE = { fast: 15_000, immediate: 7_000 };

/** Runs in its own process group, so that Ctrl-C reaches only us and the database ends after the last request. */
export function launchPostgres({ log, ...call }: Launch): ChildProcess {
  const { user, words } = asUser(call);
  const stdio = (input: 'pipe' | 'ignore') => [input, log, log] as const;
  if (process.platform === 'win32')
    return spawn(words[0]!, words.slice(1), { ...environment(), stdio: [...stdio('ignore')] });
  const server = spawn('/bin/sh', ['-c', ENDS_WITH_US, 'sh', ...words], {
    ...user,
    ...environment(),
    detached: true,
    stdio: [...stdio('pipe')],
  });
  server.stdin?.on('error', () => {});
  // Its number may soon be the number of another process.
  server.once('exit', () => server.stdin?.end('over\n'));
  return server;
}

/** For what runs to its end by itself; its second stream is ours to read. */
export function runToEnd(call: Omit<Launch, 'log'>): ChildProcess {
  const { user, words } = asUser(call);
  const [command, ...args] = words;
  return spawn(command!, args, {
    ...user,
    ...environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Fast, then immediate, then at any price: it ends in any case. */
export async function endPostgres(server: ChildProcess, patience = PATIENCE): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT is PostgreSQL's "fast" shutdown: roll back what is open, write a checkpoint, go.
  server.kill('SIGINT');
  const timers = [
    setTimeout(() => server.kill('SIGQUIT'), patience.fast),
    setTimeout(() => server.kill('SIGKILL'), patience.fast + patience.immediate),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

function asUser({ user, folder, command, args }: Omit<Launch, 'log'>) {
  const [reachable, words] = withReach(user, folder, command, args);
  return { user: reachable === command ? user : undefined, words: [reachable, ...words] };
}

const environment = () => ({ env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
