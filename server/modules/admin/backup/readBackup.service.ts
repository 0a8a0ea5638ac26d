import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { untarred } from '#server/lib/archive/tar.ts';
import { FORMAT } from './backup.rules.ts';
import { ABOUT, CONTENTS, type About, type Contents } from './backupContents.type.ts';
import { END_MARK_LENGTH, endMark } from './endMark.rules.ts';

/** A backup cannot be restored. The message says why and what to do. */
export class BackupRefused extends Error {}

/** backup.restore.whole: rejects a backup in which any byte has changed. */
export async function requireWholeBackup(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new BackupRefused(`There is no backup at ${path}.`);
  const end = found.size - END_MARK_LENGTH;
  const broken = new BackupRefused(
    `${path} is not a whole backup: it was changed or broken off. Nothing has been restored; take another one.`,
  );
  if (end <= 0) throw broken;
  const checksum = createHash('sha256');
  await pipeline(createReadStream(path, { end: end - 1 }), checksum);
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(END_MARK_LENGTH), { position: end });
    const isWhole = bytesRead === END_MARK_LENGTH && buffer.equals(endMark(checksum.digest()));
    if (!isWhole) throw broken;
  } finally {
    await file.close();
  }
}

interface Reader {
  begin(about: About): Promise<void>;
  file(name: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/** Passes each part to the reader in order; returns the expected contents. */
export async function readBackup(path: string, reader: Reader): Promise<Contents> {
  let contents: Contents | undefined;
  await pipeline(createReadStream(path), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const { name, content } of untarred(bytes)) {
      if (name === ABOUT) await reader.begin(readable(await parsed<About>(content)));
      else if (name === CONTENTS) contents = await parsed<Contents>(content);
      else await reader.file(name, content);
    }
  });
  if (!contents) throw new BackupRefused(`${path} is not a backup of Kaamyab.`);
  return contents;
}

function readable(about: About): About {
  if (about.format !== FORMAT.name || about.version > FORMAT.version)
    throw new BackupRefused(
      'This backup is of a kind that a newer Kaamyab has written. Update first.',
    );
  return about;
}

async function parsed<Value>(content: AsyncIterable<Buffer>): Promise<Value> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Value;
}
