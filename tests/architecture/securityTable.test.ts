import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** OWASP ASVS 5.0.0: each section with the levels of its requirements, first to last. */
const SECTIONS = [
  'V1.1:22 V1.2:1111122223 V1.3:112222222223 V1.4:222 V1.5:123',
  'V2.1:122 V2.2:112 V2.3:12223 V2.4:23',
  'V3.1:3 V3.2:113 V3.3:12223 V3.4:11222233 V3.5:11122333 V3.6:3 V3.7:22333',
  'V4.1:12233 V4.2:23333 V4.3:22 V4.4:1222',
  'V5.1:2 V5.2:112333 V5.3:113 V5.4:222',
  'V6.1:122 V6.2:111111112222 V6.3:11223333 V6.4:112233 V6.5:22222333 V6.6:2223 V6.7:33 V6.8:2222',
  'V7.1:222 V7.2:1111 V7.3:22 V7.4:11222 V7.5:223 V7.6:22',
  'V8.1:1233 V8.2:1123 V8.3:133 V8.4:23',
  'V9.1:111 V9.2:1222',
  'V10.1:22 V10.2:223 V10.3:22223 V10.4:1111122222233333 V10.5:22222 V10.6:22 V10.7:222',
  'V11.1:2233 V11.2:22233 V11.3:11233 V11.4:1222 V11.5:23 V11.6:23 V11.7:33',
  'V12.1:12233 V12.2:11 V12.3:22223',
  'V13.1:2333 V13.2:222223 V13.3:2233 V13.4:1222233',
  'V14.1:22 V14.2:12223333 V14.3:122',
  'V15.1:12233 V15.2:12233 V15.3:1222222 V15.4:3333',
  'V16.1:2 V16.2:22222 V16.3:2222 V16.4:222 V16.5:2223',
  'V17.1:23 V17.2:22223333 V17.3:22',
].flatMap((line) => line.split(' '));

const EXPECTED = SECTIONS.flatMap((section) => {
  const [name, levels] = section.split(':');
  return [...levels!].map((level, at) => [`${name}.${at + 1}`, level] as const);
}).filter(([, level]) => level !== '3');

const TEXT = readFileSync('docs/security.md', 'utf8');
const ROWS = TEXT.split('\n').flatMap((line) => {
  const [, id, level, what, proof] = line.split('|').map((cell) => cell.trim());
  return /^V\d+\.\d+\.\d+$/.test(id ?? '') ? [{ id: id!, level, what, proof: proof ?? '' }] : [];
});

/** A test by its file and the beginning of its title. */
const TEST = /`(tests\/[^`]+)`: "([^"]+)"/g;
const REASON = /^(Described|Does not apply|By design|\*\*Not met\*\*): \S/;

function missing(text: string): string[] {
  return [...text.matchAll(TEST)].flatMap(([, path, title]) => {
    if (!existsSync(path!)) return [`${path} is not there`];
    const titles = readFileSync(path!, 'utf8');
    const isThere = ["'", '"', '`'].some((quote) => titles.includes(quote + title));
    return isThere ? [] : [`${path} has no "${title}"`];
  });
}

describe('the table of OWASP ASVS', () => {
  test('contains every requirement of levels 1 and 2 once, with its level', () => {
    expect(ROWS.map(({ id, level }) => [id, level])).toEqual(EXPECTED);
  });

  test('describes each requirement and either proves it or gives a reason', () => {
    const bare = ROWS.filter(
      ({ what, proof }) => !what || !(REASON.test(proof) || [...proof.matchAll(TEST)].length > 0),
    );
    expect(bare).toEqual([]);
  });

  test('names existing tests', () => {
    expect(missing(TEXT)).toEqual([]);
    expect(missing('`tests/none.test.ts`: "a title"')).toHaveLength(1);
    expect(missing('`tests/architecture/sizes.test.ts`: "no such title"')).toHaveLength(1);
  });

  test('leaves no level 1 requirement open, and at most a tenth of level 2', () => {
    const open = ROWS.filter(({ proof }) => proof.startsWith('**Not met**'));
    expect(open.filter(({ level }) => level === '1')).toEqual([]);
    expect(open.length).toBeLessThanOrEqual(ROWS.filter(({ level }) => level === '2').length / 10);
    for (const { id } of open) expect(TEXT).toContain(`- ${id}, `);
  });

  test('has correct totals', () => {
    const kinds = [/^`tests/, /^Described/, /^By design/, /^Does not apply/, /^\*\*Not met/];
    for (const level of ['1', '2']) {
      const rows = ROWS.filter((row) => row.level === level);
      const counts = kinds.map((kind) => rows.filter(({ proof }) => kind.test(proof)).length);
      const line = [level, rows.length, ...counts].join('|');
      expect(TEXT.replaceAll(' ', '')).toContain(`\n|${line}|\n`);
    }
  });
});

test('the files named in the security document exist, and so do its own headings', () => {
  const files = [...TEXT.matchAll(/`((?:docs|schema|server|tests)\/[\w./-]+\.\w+)`/g)].map(
    ([, path]) => path!,
  );
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const headings = [...TEXT.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
    words!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...TEXT.matchAll(/\]\(#([^)]+)\)/g)].map(([, heading]) => heading!);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
});
