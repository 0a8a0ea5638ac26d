import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** The processes below the one that was started, without the database. */
function processesOf(top: number): string[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const found = [String(top)];
  for (const pid of found)
    for (const [child, parent, name] of rows)
      if (parent === pid && name === 'node') found.push(child!);
  return found;
}

function memory(top: number, line: 'VmHWM' | 'VmRSS'): number {
  const each = processesOf(top).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(String.raw`${line}:\s+(\d+)`).exec(status)?.[1] ?? 0);
  });
  return Math.max(...each) / 1_024;
}

/** The most memory that any process of the server uses now, in megabytes. */
export const memoryOf = (top: number) => memory(top, 'VmRSS');

/** The peak memory of any process since the start or the last reset. */
export const mostMemoryOf = (top: number) => memory(top, 'VmHWM');

export function forgetMost(top: number): void {
  for (const pid of processesOf(top)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
