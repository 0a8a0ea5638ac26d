import { vitest } from './testing/vitest.ts';

/**
 * `npm run relevance` judges the search on two frozen markets and prints the figures beside those of the last release.
 * `-- --release` keeps the new figures, `-- --worst` lists the queries that lose most.
 */
const wish = process.argv.slice(2).find((word) => ['--release', '--worst'].includes(word));
process.env['RELEVANCE'] = wish?.slice(2) ?? '';
process.exit(await vitest(['run', '--mode', 'full', '--project', 'server', 'tests/relevance']));
