import { build } from '#server/launch/build/build.ts';

/** Browser tests open the pages as they are built. Nothing happens when the build is up to date. */
export async function setup() {
  await build({ compression: 'fast' });
}
