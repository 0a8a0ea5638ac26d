import { existsSync, readdirSync, rmSync } from 'node:fs';

/** Where Vitest keeps what it has compiled. */
const COMPILED = 'node_modules/.vitest-cache';
/** A run needs about 6,000. */
const MOST_FILES = 25_000;

/** Vitest keeps the compiled form of every version of a file, so after some weeks there would be a hundred thousand. */
export function removeOldVersions(folder = COMPILED, most = MOST_FILES): void {
  if (existsSync(folder) && readdirSync(folder, { recursive: true }).length > most)
    rmSync(folder, { recursive: true });
}
