import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of the server and of everything PostgreSQL runs, in milliseconds, where the system reports it. */
export function processorTime(): number | null {
  if (process.platform !== 'linux') return null;
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
        return [
          { pid: Number(pid), parent: Number(stat[1]), ticks: Number(stat[11]) + Number(stat[12]) },
        ];
      } catch {
        return [];
      }
    });
  const ours = new Set(stats.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid));
  const counted = stats.filter(({ pid, parent }) => ours.has(pid) || ours.has(parent));
  return counted.reduce((sum, { ticks }) => sum + ticks * 10, 0);
}
