import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CompletedPart, PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { unlessMissing, type FileStore } from './fileStore.ts';
import { failureOf, withRetries, SHORT_TIMEOUT, type Bucket } from './s3Bucket.ts';

const MB = 1024 * 1024;
/** A larger file is sent in parts, because S3 takes at most 5 GB at once. */
const PART = 64 * MB;
const MOST_PARTS = 10_000;

/** Files in a bucket, below a prefix; any number of processes share them. */
export function s3Store(
  { client, sdk, name: Bucket }: Bucket,
  { prefix, arrivals, part = PART }: { prefix: string; arrivals: string; part?: number },
): FileStore {
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function putWhole(key: string, file: FileHandle, size: number): Promise<void> {
    await sendFrom(file, 0, size, (content, sha256) =>
      client.send(signWithChecksum(new sdk.PutObjectCommand({ ...at(key), ...content }), sha256)),
    );
  }

  async function putInParts(key: string, file: FileHandle, size: number): Promise<void> {
    const { UploadId } = await client.send(
      new sdk.CreateMultipartUploadCommand(at(key)),
      SHORT_TIMEOUT,
    );
    const upload = { ...at(key), UploadId };
    const step = Math.max(part, Math.ceil(size / MOST_PARTS));
    try {
      const Parts: CompletedPart[] = [];
      for (let start = 0; start < size; start += step) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await sendFrom(file, start, Math.min(step, size - start), (content, sha) =>
          client.send(
            signWithChecksum(new sdk.UploadPartCommand({ ...upload, PartNumber, ...content }), sha),
          ),
        );
        Parts.push({ ETag, PartNumber });
      }
      const MultipartUpload = { Parts };
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
    } catch (error) {
      await client
        .send(new sdk.AbortMultipartUploadCommand(upload), SHORT_TIMEOUT)
        .catch(() => undefined);
      throw error;
    }
  }

  return {
    arrivals,
    placeOf: (key) => `s3://${Bucket}/${prefix}${key}`,
    put: async (key, path) => {
      const file = await open(path, 'r');
      try {
        const { size } = await file.stat();
        const put = size > part ? putInParts : putWhole;
        await orStoreFailure(key, put(key, file, size));
      } finally {
        await file.close();
      }
    },
    stream: async (key) => {
      const { Body } = await orStoreFailure(
        key,
        client.send(new sdk.GetObjectCommand(at(key)), SHORT_TIMEOUT),
      );
      return reportBreaks(Body as Readable, key);
    },
    has: async (key) => {
      const asked = client.send(new sdk.HeadObjectCommand(at(key)), SHORT_TIMEOUT);
      return (await unlessMissing(orStoreFailure(key, asked))) !== null;
    },
    list: async function* () {
      let ContinuationToken: string | undefined;
      do {
        const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
        const page = await orStoreFailure(prefix, client.send(command, SHORT_TIMEOUT));
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          // Some programs store an extra object for each folder.
          const isFolder = key === '' || key.endsWith('/');
          if (!isFolder && LastModified) yield { key, size: Size, writtenAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    remove: async (key) => {
      // Some stores return an error if the file does not exist.
      await unlessMissing(
        orStoreFailure(key, client.send(new sdk.DeleteObjectCommand(at(key)), SHORT_TIMEOUT)),
      );
    },
    removeUnfinished: async (before) => {
      // At most a thousand; the next night takes the rest.
      const command = new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: prefix });
      const { Uploads = [] } = await orStoreFailure(prefix, client.send(command, SHORT_TIMEOUT));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Initiated >= before) continue;
        const abort = new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId });
        await unlessMissing(orStoreFailure(prefix, client.send(abort, SHORT_TIMEOUT)));
      }
    },
  };
}

async function orStoreFailure<Answer>(key: string, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw failureOf(error, key);
  }
}

interface Content {
  Body: Readable;
  ContentLength: number;
}

/** Sends part of a file as it is read. It is read twice: first for its checksum, with which the store compares it. */
async function sendFrom<Answer>(
  file: FileHandle,
  start: number,
  length: number,
  send: (content: Content, sha256: string) => Promise<Answer>,
): Promise<Answer> {
  const read = () => Readable.from(bytesOf(file, start, length), { objectMode: false });
  const hash = createHash('sha256');
  await pipeline(read(), hash);
  const sha256 = hash.digest('hex');
  return withRetries(async () => {
    const Body = read();
    try {
      return await send({ Body, ContentLength: length }, sha256);
    } finally {
      Body.destroy();
    }
  });
}

const CHUNK = 64 * 1024;

/** Leaves the file open, which a stream of Node's does not. */
async function* bytesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < length;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, length - sent));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + sent);
    if (bytesRead === 0) throw new Error('A file became shorter while it was sent.');
    yield chunk.subarray(0, bytesRead);
    sent += bytesRead;
  }
}

/** The library signs streams without their content, unless it is given the checksum. */
function signWithChecksum<Command extends PutObjectCommand | UploadPartCommand>(
  command: Command,
  sha256: string,
): Command {
  const stack = command.middlewareStack as PutObjectCommand['middlewareStack'];
  stack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build' },
  );
  return command;
}

/** Reports a download that breaks off as a failure of the store. */
function reportBreaks(body: Readable, key: string): Readable {
  const stream = new PassThrough();
  body.once('error', (error) => stream.destroy(failureOf(error, key)));
  stream.once('close', () => body.destroy());
  return body.pipe(stream);
}
