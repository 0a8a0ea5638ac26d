import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/lib/clock.ts';
import { copyStore } from '#server/lib/storage/copyStore.ts';
import { diskStore } from '#server/lib/storage/diskStore.ts';
import {
  arrivalPath,
  checksumOf,
  FileMissing,
  StoreUnavailable,
  type FileStore,
} from '#server/lib/storage/fileStore.ts';
import { openStores } from '#server/lib/storage/openStores.ts';
import { openBucket } from '#server/lib/storage/s3Bucket.ts';
import { s3Store } from '#server/lib/storage/s3Store.ts';
import { s3Server, type S3Server } from '#tests/support/s3Server.ts';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-store-'));
  s3 = await s3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  Object.assign(s3, { failing: undefined, onReceived: undefined, falsifies: false });
});

const configured = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, ...s3.environment, ...environment });

async function put(store: FileStore, key: string, bytes: Buffer): Promise<string> {
  const path = await arrivalPath(store, systemClock);
  await writeFile(path, bytes);
  await store.put(key, path);
  return path;
}
const read = async (store: FileStore, key: string) => buffer(await store.stream(key));
async function keysIn(store: FileStore) {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
}
const KB = 1024;
const MB = 1024 * KB;
const openS3 = async (prefix: string, part = 64 * KB) =>
  s3Store(await openBucket(configured().s3!), {
    prefix,
    arrivals: join(folder, 'arriving'),
    part,
  });

describe.each([
  ['on the disk', async () => diskStore(join(folder, 'disk'), join(folder, 'arriving'))],
  ['in a bucket', () => openS3('contract/')],
])('a store %s', (_name, open) => {
  let store: FileStore;

  beforeAll(async () => {
    store = await open();
  });

  test.each([0, 1, 64 * KB, 200 * KB + 1])('returns a file of %i bytes unchanged', async (size) => {
    const bytes = randomBytes(size);
    await put(store, `ab/${size}`, bytes);
    expect((await read(store, `ab/${size}`)).equals(bytes)).toBe(true);
    expect(await checksumOf(store, `ab/${size}`)).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  });

  test('lists every file with its size and time, and knows which it has', async () => {
    const names = ['x/1', 'x/2', 'y/3', 'y/4', 'z'];
    for (const name of names) await put(store, name, Buffer.from(name));
    expect(await keysIn(store)).toEqual(expect.arrayContaining(names));
    for await (const { key, size, writtenAt } of store.list()) {
      if (names.includes(key)) expect(size).toBe(key.length);
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
    expect([await store.has('x/1'), await store.has('x/9')]).toEqual([true, false]);
  });

  test('has nothing under a key that was removed or never written', async () => {
    await put(store, 'gone', Buffer.from('x'));
    await store.remove('gone');
    await store.remove('gone');
    for (const key of ['gone', 'never']) {
      await expect(store.stream(key)).rejects.toBeInstanceOf(FileMissing);
      expect(await store.has(key)).toBe(false);
    }
    expect(await keysIn(store)).not.toContain('gone');
  });

  test('releases the file when a reader stops half-way', async () => {
    await put(store, 'long', randomBytes(900 * KB));
    const stream = await store.stream('long');
    for await (const _chunk of stream) break;
    expect(stream.destroyed).toBe(true);
    expect(await read(store, 'long')).toHaveLength(900 * KB);
  });
});

describe('a bucket', () => {
  test('is shared by stores with different prefixes, which do not see each other', async () => {
    const [one, other] = [await openS3('one/'), await openS3('other/')];
    await put(one, 'a', Buffer.from('1'));
    await put(other, 'a', Buffer.from('2'));
    expect(String(await read(one, 'a'))).toBe('1');
    await one.remove('a');
    expect([await keysIn(one), await keysIn(other)]).toEqual([[], ['a']]);
  });

  test('that is full, broken or unreachable is reported as such, and never as a missing file', async () => {
    const store = await openS3('faults/');
    await put(store, 'kept', Buffer.from('x'));
    s3.failing = 507;
    await expect(put(store, 'more', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    for (s3.failing of [500, 503, 403]) {
      await expect(put(store, 'more', Buffer.from('x'))).rejects.toBeInstanceOf(StoreUnavailable);
      for (const ask of [() => store.stream('kept'), () => store.has('kept'), () => keysIn(store)])
        await expect(ask()).rejects.toBeInstanceOf(StoreUnavailable);
    }
    s3.failing = undefined;
    expect(await keysIn(store)).toEqual(['kept']);
  });

  test('returns an error, not half a file, if a download breaks off', async () => {
    const store = await openS3('broken/');
    await put(store, 'a', randomBytes(9 * KB));
    s3.breaksOff = true;
    await expect(read(store, 'a')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await read(store, 'a')).toHaveLength(9 * KB);
  });

  test.each([10, 200])('refuses %i KB that changed on the way, and keeps nothing', async (size) => {
    const store = await openS3('false/');
    s3.falsifies = true;
    await expect(put(store, 'a', randomBytes(size * KB))).rejects.toThrow('SHA256Mismatch');
    expect(await keysIn(store)).toEqual([]);
    expect(await s3.unfinished()).toBe(0);
  });

  test('keeps the parts of a killed upload only until the next cleanup', async () => {
    const bucket = await openBucket(configured().s3!);
    const store = await openS3('parts/');
    const begin = new bucket.sdk.CreateMultipartUploadCommand({
      Bucket: bucket.name,
      Key: 'parts/a',
    });
    await bucket.client.send(begin);
    await store.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await s3.unfinished()).toBe(1);
    await store.removeUnfinished(new Date(Date.now() + 60_000));
    expect(await s3.unfinished()).toBe(0);
  });

  test(
    'never holds a large file in memory, neither when sending nor when reading it',
    { tags: ['full'] },
    async () => {
      const store = await openS3('large/', 8 * MB);
      const path = await arrivalPath(store, systemClock);
      await writeFile(path, Buffer.alloc(20 * MB, 'large '));
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void;
      const held: number[] = [];
      let passed = 0;
      const look = (bytes: number) => {
        const before = Math.floor(passed / (15 * MB));
        passed += bytes;
        if (Math.floor(passed / (15 * MB)) === before) return;
        // Buffers that the first collection frees are only gone after a second one.
        collect();
        collect({ type: 'minor' });
        held.push(process.memoryUsage().arrayBuffers);
      };
      look(15 * MB);
      s3.onReceived = look;
      await store.put('a', path);
      s3.onReceived = undefined;
      for await (const chunk of await store.stream('a')) look((chunk as Buffer).length);
      expect(passed).toBe(55 * MB);
      expect(held).toHaveLength(3);
      expect(Math.max(...held) - held[0]!).toBeLessThan(5 * MB);
      await store.remove('a');
    },
  );

  test.each([
    ['does not exist', { S3_BUCKET: 'another' }, 'There is no bucket another at 127.0.0.1:'],
    ['refuses the keys', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'Check S3_ACCESS_KEY_ID'],
    ['does not answer', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'cannot be reached (ECONNREFUSED)'],
  ])('that %s is a sentence at the start, without the secret', async (_what, changed, sentence) => {
    const opening = openStores(configured(changed));
    await expect(opening).rejects.toThrow(sentence);
    const error: unknown = await opening.catch((failure: unknown) => failure);
    expect(JSON.stringify(error) + String(error)).not.toContain(
      configured(changed).s3!.secretAccessKey,
    );
  });
});

test('copying a folder into a bucket again skips what is there and adds the rest', async () => {
  const disk = diskStore(join(folder, 'old'), join(folder, 'arriving'));
  const names = Array.from({ length: 11 }, (_, at) => `k${at}/${at}`);
  for (const name of names) await put(disk, name, randomBytes(3 * KB));
  const bucket = await openS3('copy/');
  s3.falsifies = true;
  await expect(copyStore(disk, bucket)).rejects.toThrow('SHA256Mismatch');
  const { copied, present } = await copyStore(disk, bucket);
  expect([copied + present, copied > 0]).toEqual([11, true]);
  expect(await copyStore(disk, bucket)).toEqual({ copied: 0, bytes: 0, present: 11 });
  await put(disk, 'late', Buffer.from('late'));
  expect(await copyStore(disk, bucket)).toEqual({ copied: 1, bytes: 4, present: 11 });
  for (const name of names) {
    const original = await readFile(disk.placeOf(name));
    expect((await read(bucket, name)).equals(original)).toBe(true);
  }
});
