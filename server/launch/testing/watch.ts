import { vitest } from './vitest.ts';

/** Reruns what a change touches. Browser tests need a build, so they are left out. */
const PROJECTS = ['pure', 'server', 'client'].flatMap((name) => ['--project', name]);

process.exit(
  await vitest([
    'watch',
    '--changed',
    '--exclude=tests/browser/**',
    ...PROJECTS,
    ...process.argv.slice(2),
  ]),
);
