import { expect, test } from 'vitest';
import { SOURCE_FILES } from '#server/launch/structure/sourceFiles.ts';

/** A lock on rows, on a name, or taken by a function of ours that is named after what it locks. */
const LOCK =
  /\b(?:lock[A-Z]\w*|takeAdvisoryLock)\((?=[^):]*\bem\b)[^):]*\)|\bfor (?:no key update|update|key share|share)\b(?: of \w+)?(?: skip locked| nowait)?|\bLockMode\.\w+|\bpg_(?:try_)?advisory_\w+/g;

const isServer = ({ path }: { path: string }) =>
  path.startsWith('server/') && !path.startsWith('server/db/migrations/');

test('what is locked is as recorded, because most races do not happen in tests', async () => {
  const lines = SOURCE_FILES.filter(isServer).flatMap(({ path, text }) => {
    const locks = [...text.matchAll(LOCK)].map(([lock]) => `  ${lock.replaceAll(/\s+/g, ' ')}`);
    return locks.length > 0 ? [path, ...locks] : [];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('locks.txt');
});
