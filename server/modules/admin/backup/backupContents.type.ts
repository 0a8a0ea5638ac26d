import type { CopiedTable } from '#server/db/copyTables.ts';
import type { Sequence } from '#server/db/refillTables.ts';
import type { FORMAT } from './backup.rules.ts';

/** The first file of a backup: its format, and the facts needed to read the rest. */
export interface About {
  format: typeof FORMAT.name;
  version: number;
  madeAt: string;
  migrations: string[];
  tables: CopiedTable[];
  /** The generated key of the data folder, if no other key was configured. It opens sealed values after a restore. */
  secretKey?: string;
  /** A fingerprint that shows whether another key was in use, without revealing the key. */
  secretKeyMark: string;
}

/** The last file of a backup: how much there was of everything. */
export interface Contents {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Sequence[];
  files: number;
  fileBytes: number;
  /** Stored files that were missing, or whose content did not match their row. */
  missing: string[];
  damaged: string[];
}

export const ABOUT = 'about.json';
export const CONTENTS = 'contents.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
