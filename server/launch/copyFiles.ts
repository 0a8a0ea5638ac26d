import { build } from './build/build.ts';
import { runBuilt } from './runBuilt.ts';

await build();
await runBuilt('copyFiles', process.argv.slice(2));
