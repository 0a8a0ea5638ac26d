import { posix } from 'node:path';
import type { Plugin } from 'vite';

const PROGRAM = /new URL\(`\.\/(\w+)\$\{extname/g;

/** Code that starts a thread or process expects the program next to its own file, so the program is built there. */
export function checkProgramPaths(): Plugin {
  return {
    name: 'check-program-paths',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [, name] of file.code.matchAll(PROGRAM)) {
          const program = posix.join(posix.dirname(file.fileName), `${name}.js`);
          if (!bundle[program])
            this.error(
              `${file.fileName} starts ${program}, which vite.config.ts builds elsewhere.`,
            );
        }
      }
    },
  };
}
