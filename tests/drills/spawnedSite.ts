import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { isAlive, stopLeftoverDatabase } from '#server/db/leftoverDatabase.ts';
import { isBuilt } from '#server/launch/build/build.ts';

type Environment = Record<string, string | undefined>;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything it printed, on both streams. */
  output: string;
}

/** A process started the way a person starts it, and everything it started. */
export class SpawnedSite {
  readonly ended: Promise<Ended>;
  #output = '';
  readonly #seen = new Set<number>();

  constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (this.#output += String(chunk)));
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal, output: this.#output })),
    );
  }

  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a signal to this process only, not to those it started. */
  signal(name: NodeJS.Signals): Promise<Ended> {
    this.tree();
    this.child.kill(name);
    return this.ended;
  }

  /** Sends a signal to its process group, as Ctrl-C and most supervisors do. */
  signalGroup(name: NodeJS.Signals): void {
    this.tree();
    process.kill(-this.child.pid!, name);
  }

  /** This process and all below it that are still running. */
  tree(): number[] {
    if (this.isRunning && this.child.pid)
      for (const pid of below(this.child.pid)) this.#seen.add(pid);
    return [...this.#seen].filter(isAlive);
  }

  async killTree(): Promise<void> {
    for (const pid of this.tree()) kill(pid);
    if (this.child.pid) await this.ended;
    await vi.waitFor(() => expect(this.tree()).toEqual([]), WAIT_OPTIONS);
  }
}

export const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };
/** Starting is measured elsewhere. */
const START = { timeout: 90_000, interval: 20 };

/** Otherwise run.mjs would start a second Node with this option, and a signal would reach the wrong one. */
const ONE_PROCESS = '--max-semi-space-size=16';

interface Options {
  command?: 'start' | 'worker' | 'dev' | 'backup' | 'checkActivity';
  /** As typed by a person, with npm and a shell in between. */
  throughNpm?: boolean;
  /** In a separate process group that can be signalled. */
  ownGroup?: boolean;
  environment?: Environment;
  /** The source tree to start in; this one, unless the test has made a copy. */
  folder?: string;
  port?: number;
}

/** Starts it and returns immediately; `answering` and `ready` wait. Nothing is left behind, however the test ends. */
export async function launch(options: Options = {}): Promise<SpawnedSite> {
  const { command = 'start', environment = {}, folder = process.cwd() } = options;
  if (folder === process.cwd()) await expectFreshBuild();
  const port = options.port ?? (await freePort());
  const program = options.throughNpm ? 'npm' : process.execPath;
  const words = options.throughNpm
    ? ['run', command]
    : [ONE_PROCESS, 'server/launch/run.mjs', command];
  const child = spawn(program, words, {
    cwd: folder,
    detached: options.ownGroup ?? false,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A person's shell does not have the environment of this test.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: `${port}`,
      ...environment,
    },
  });
  const started = new SpawnedSite(child, `http://127.0.0.1:${port}`);
  onTestFinished(() => started.killTree());
  return started;
}

/** Resolves when it has printed the text; fails if it exits first. */
export async function ready(started: SpawnedSite, words = 'is ready'): Promise<SpawnedSite> {
  await vi.waitFor(() => {
    if (!started.output.includes(words) && started.isRunning) throw new Error(started.output);
  }, START);
  if (!started.isRunning) throw new Error(`It ended: ${started.output}`);
  started.tree();
  return started;
}

export async function startSite(environment: Environment, port?: number): Promise<SpawnedSite> {
  return ready(await launch({ environment, ...(port && { port }) }));
}

/** A separate folder for the data; if its database is still running at the end, it is stopped. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-process-'));
  // The database user must be able to enter it, too.
  await chmod(folder, 0o755);
  onTestFinished(async () => {
    await stopLeftoverDatabase(join(folder, 'data', 'postgres')).catch(() => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return join(folder, 'data');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Otherwise all starts would build first, all at the same time. */
async function expectFreshBuild(): Promise<void> {
  if (!(await isBuilt()))
    throw new Error('The build is older than the sources: run `npm run build` first.');
}

function below(top: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [top];
  for (const pid of found)
    found.push(...rows.filter(([, parent]) => parent === pid).map(([child]) => child));
  return found;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
