import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { readOn } from '#server/db/onConnection.ts';
import { statement } from '#server/db/statement.ts';
import { arrivalPath, checksumOf, unlessMissing } from '#server/lib/storage/fileStore.ts';
import type { Services } from '#server/services.ts';
import type { Contents } from './backupContents.type.ts';
import { BackupRefused } from './readBackup.service.ts';

const CHECKSUMS = statement(
  'checksums-of-files',
  `select storage_key as key, encode(sha256, 'hex') as "sha256!" from files`,
);

const KEYS = statement('keys-of-files', 'select storage_key as key from files');

type Target = Pick<Services, 'storage' | 'clock'>;

/** Stores the files of a backup, and removes them again if the restore fails. */
export class RestoredFiles {
  private readonly stored: string[] = [];
  private readonly checksums = new Map<string, string>();
  private old: string[] = [];
  private mayBeCommitted = false;

  constructor(
    private readonly target: Target,
    private readonly line: Client,
  ) {}

  /** Remembers the existing files, which are no longer referenced once their rows are replaced. */
  async rememberOld(): Promise<void> {
    this.old = await this.keys();
  }

  async put(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const { storage, clock } = this.target;
    const path = await arrivalPath(storage, clock);
    const checksum = createHash('sha256');
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        checksum.update(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(content, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const sha256 = checksum.digest('hex');
      this.checksums.set(key, sha256);
      if ((await unlessMissing(checksumOf(storage, key))) === sha256) return;
      await storage.put(key, path);
      this.stored.push(key);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** backup.restore.files: each file matches its row, except those that did not when the backup was made. */
  async requireAll({ missing, damaged }: Contents): Promise<void> {
    const known = new Set([...missing, ...damaged]);
    const rows = await readOn(this.line, CHECKSUMS, []);
    const lacking = rows.find(
      ({ key, sha256 }) => !known.has(key) && this.checksums.get(key) !== sha256,
    );
    if (lacking)
      throw new BackupRefused(
        `The stored file ${lacking.key} did not arrive as it was. Nothing is restored.`,
      );
  }

  /** From here on the rows may be committed, even if the database's answer is lost. */
  keep(): void {
    this.mayBeCommitted = true;
  }

  async removeRestored(): Promise<void> {
    if (this.mayBeCommitted) return;
    for (const key of this.stored)
      if (!this.old.includes(key)) await this.target.storage.remove(key);
  }

  async removeOld(): Promise<void> {
    const kept = new Set(await this.keys());
    for (const key of this.old) if (!kept.has(key)) await this.target.storage.remove(key);
  }

  private async keys(): Promise<string[]> {
    const rows = await readOn(this.line, KEYS, []);
    return rows.map(({ key }) => key);
  }
}
