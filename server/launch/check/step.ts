import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** One check. Problems are returned as text for the person who fixes them. */
export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

export interface Outcome {
  ok: boolean;
  /** A few words to show after the name. */
  note?: string;
  /** Only shown if the check fails. */
  output?: string;
}

/** Runs a tool of node_modules by its entry file, with the Node that runs us, even if another one is installed. */
export function tool(
  name: string,
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode([join('node_modules', file), ...args], env);
      return { ok: code === 0, output };
    },
  };
}

function runNode(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.join('').trim() }));
  });
}
