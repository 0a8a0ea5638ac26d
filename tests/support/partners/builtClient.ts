import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildPartnerClient } from '#server/launch/partner/buildPartnerClient.ts';
import { oncePerRun } from '#tests/support/oncePerRun.ts';

/** The package that partners install, in a folder; generating and compiling it takes seconds. */
export async function installPartnerClient(folder: string): Promise<void> {
  await oncePerRun('partner-client', (run) => buildPartnerClient(join(run, 'partner-client')));
  await cp(join(inject('postgres').folder, 'partner-client'), folder, { recursive: true });
}
