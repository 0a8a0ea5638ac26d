import { afterAll, vi } from 'vitest';
import { Readiness } from '#server/http/readiness.ts';
import { closeApps } from './app.ts';
import { releaseDatabases } from './database.ts';
import { documentsAreDrawn, drawAsUsual } from './drawnDocuments.ts';

/** Hashing a password is cheap in tests. Its real cost is proven in tests/rules/account/passwords.test.ts. */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, cheap) };
});

/** Refusals take equally long in the full suite, which measures it. Here nobody waits for that. */
vi.mock('#server/lib/equalTime.ts', async (original) =>
  import.meta.env.MODE === 'full'
    ? original()
    : { inEqualTime: (_floor: number, work: () => Promise<unknown>) => work() },
);

/** Collecting garbage often is slow in the large heap of a test worker. */
vi.mock('#server/modules/bulkUpload/createJobs/leanHeap.service.ts', () => ({
  withLeanHeap: (work: () => Promise<unknown>) => work(),
}));

/** Drawing a PDF occupies a thread for half a second, so only tests that read it draw it. */
vi.mock('#server/lib/pdf/drawInThread.ts', async (original) => {
  const { drawInThread } = await original<typeof import('#server/lib/pdf/drawInThread.ts')>();
  return {
    drawInThread: async (...given: Parameters<typeof drawInThread>) =>
      documentsAreDrawn() ? drawInThread(...given) : Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'),
  };
});

// Test files share one loaded server, because loading it takes longer than most of their tests.
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // There is no load balancer that has to notice the end of these apps.
  vi.spyOn(Readiness.prototype, 'isSeen').mockReturnValue(true);
  await closeApps();
  vi.restoreAllMocks();
  await releaseDatabases();
  drawAsUsual();
});
