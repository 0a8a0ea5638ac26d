import type { CopiedTable } from '#server/db/copyTables.ts';
import type { Sequence } from '#server/db/refillTables.ts';
import type { FORMAT } from './backup.rules.ts';

/** The first file of a backup: what it is, and what is needed to read the rest. */
export interface About {
  format: typeof FORMAT.name;
  version: number;
  madeAt: string;
  migrations: string[];
  tables: CopiedTable[];
  /** The key that the data folder came with, where no other was given: what is sealed with it opens again. */
  secretKey?: string;
  /** Tells whether another key was in use, without telling which. */
  secretKeyMark: string;
}

/** The last file: how much there was of everything. */
export interface Contents {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Sequence[];
  files: number;
  fileBytes: number;
  /** Stored files that were not there, or not as they had come. */
  missing: string[];
  damaged: string[];
}

export const ABOUT = 'about.json';
export const CONTENTS = 'contents.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
