import { runBuilt } from './runBuilt.ts';

/** For an image, which has the build and not its sources: `node server/launch/built.ts worker`. */
const [door = 'main', ...args] = process.argv.slice(2);
await runBuilt(door, args);
