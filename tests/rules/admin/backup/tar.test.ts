import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { TarBroken, tarred, untarred, type TarEntry } from '#server/lib/archive/tar.ts';

const CHANGED = new Date('2026-11-21T10:00:00Z');

interface Part {
  name: string;
  bytes: Uint8Array;
}

async function packed(parts: readonly Part[]): Promise<Buffer> {
  const entries = async function* (): AsyncGenerator<TarEntry> {
    for (const { name, bytes } of parts) {
      const half = Math.floor(bytes.length / 2);
      yield { name, size: bytes.length, content: [bytes.subarray(0, half), bytes.subarray(half)] };
    }
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of tarred(entries(), CHANGED)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function unpacked(bytes: Buffer, size: number): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const { name, content } of untarred(inPieces(bytes, size))) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    parts.push({ name, bytes: new Uint8Array(Buffer.concat(chunks)) });
  }
  return parts;
}

test('an archive is read back unchanged, however its bytes are split', async () => {
  const part = fc.record({
    name: fc.stringMatching(/^[a-z]{1,20}\/[a-z]{1,20}$/),
    bytes: fc.uint8Array({ maxLength: 2_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 5 }),
      fc.integer({ min: 1, max: 3_000 }),
      async (parts, size) => {
        const found = await unpacked(await packed(parts), size);
        expect(found.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
        expect(found.map(({ bytes }) => [...bytes])).toEqual(parts.map(({ bytes }) => [...bytes]));
      },
    ),
    { numRuns: 60 },
  );
});

test('the system tar can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-tar-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bytes = new Uint8Array(Buffer.from('one\ttwo\n'.repeat(900)));
  writeFileSync(
    join(folder, 'all.tar'),
    await packed([{ name: 'tables/users/000001.copy', bytes }]),
  );
  execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder });
  expect(readFileSync(join(folder, 'tables/users/000001.copy'), 'utf8')).toBe(
    'one\ttwo\n'.repeat(900),
  );
});

test('an entry that is not read to its end does not affect the next one', async () => {
  const all = await packed([
    { name: 'a', bytes: new Uint8Array(700) },
    { name: 'b', bytes: new Uint8Array([7]) },
  ]);
  const names: string[] = [];
  for await (const { name } of untarred(inPieces(all, 100))) names.push(name);
  expect(names).toEqual(['a', 'b']);
});

test('truncated, foreign and inconsistent archives are errors', async () => {
  const all = await packed([{ name: 'a', bytes: new Uint8Array(700) }]);
  await expect(unpacked(all.subarray(0, 800), 512)).rejects.toBeInstanceOf(TarBroken);
  await expect(unpacked(Buffer.alloc(1_024, 'x'), 512)).rejects.toBeInstanceOf(TarBroken);
  const wrong = async function* (): AsyncGenerator<TarEntry> {
    yield { name: 'a', size: 5, content: [Buffer.from('four')] };
  };
  await expect(async () => {
    for await (const _ of tarred(wrong(), CHANGED));
  }).rejects.toThrow('a has 4 bytes instead of 5');
});
