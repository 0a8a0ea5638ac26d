import { spawn, type ChildProcess } from 'node:child_process';
import { withReach, type SystemUser } from './systemUser.ts';

interface Launch {
  user: SystemUser | undefined;
  /** The folder with its files; the database user must be able to enter it. */
  folder: string;
  command: string;
  args: string[];
  /** The descriptor of the file that receives both of its output streams. */
  log: number;
}

/**
 * A process that is killed can no longer stop its database. So a small shell next to PostgreSQL waits until our end of
 * a pipe closes. A line of text before that makes it leave the database alone. The double fork keeps the shell from
 * being a child of PostgreSQL, which would not expect one.
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
const TIMEOUTS_MS = { fast: 15_000, immediate: 7_000 };

/** Runs in a separate process group, so that Ctrl-C reaches only us and the database stops after the last request. */
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
  // Its process id may soon be reused.
  server.once('exit', () => server.stdin?.end('over\n'));
  return server;
}

/** For a command that ends by itself; we read its stderr. */
export function runToEnd(call: Omit<Launch, 'log'>): ChildProcess {
  const { user, words } = asUser(call);
  const [command, ...args] = words;
  return spawn(command!, args, {
    ...user,
    ...environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Fast, then immediate, then SIGKILL: it stops in any case. */
export async function endPostgres(server: ChildProcess, timeouts = TIMEOUTS_MS): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT is PostgreSQL's fast shutdown: roll back open transactions, write a checkpoint, exit.
  server.kill('SIGINT');
  const timers = [
    setTimeout(() => server.kill('SIGQUIT'), timeouts.fast),
    setTimeout(() => server.kill('SIGKILL'), timeouts.fast + timeouts.immediate),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

function asUser({ user, folder, command, args }: Omit<Launch, 'log'>) {
  const [reachable, words] = withReach(user, folder, command, args);
  return { user: reachable === command ? user : undefined, words: [reachable, ...words] };
}

const environment = () => ({ env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
