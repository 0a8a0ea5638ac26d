import { vitest } from './vitest.ts';

/** Reruns what a change touches. Browser tests need a build, so they are left out. */
const PROJECTS = ['pure', 'api', 'client'].flatMap((name) => ['--project', name]);

process.exit(await vitest(['watch', '--changed', ...PROJECTS, ...process.argv.slice(2)]));
