import { afterAll, vi } from 'vitest';
import { closeApps } from './app.ts';
import { dropDatabases } from './database.ts';

// Files share the loaded server, for loading it takes longer than most of their tests; nothing else is left behind.
afterAll(async () => {
  vi.restoreAllMocks();
  await closeApps();
  await dropDatabases();
});
