import { build } from './build/build.ts';
import { runBuilt } from './runBuilt.ts';

await build();
await runBuilt('backup', process.argv.slice(2));
