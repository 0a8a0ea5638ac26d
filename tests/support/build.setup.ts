import type { TestProject } from 'vitest/node';
import { build } from '#server/launch/build/build.ts';

/** Browser tests open the built pages. Nothing happens if the build is up to date. */
export async function setup({ vite }: TestProject) {
  await build({ extent: vite.config.mode === 'full' ? 'complete' : 'pages' });
}
