import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import { FIND, FORGET, PUBLISH } from './operation.reads.ts';

const ID = /^sha256:[0-9a-f]{64}$/;
/** Longer than anybody leaves a page open. */
const KEPT = 90 * 24 * 60 * 60_000;

/**
 * What the site's own pages ask for. The texts of this build are at hand; those of other builds, whose pages stand open
 * or whose processes run beside this one, are in the database, once for all.
 */
export class Operations {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** At the start, with what the build has written down. */
  async publish(own: Record<string, string>): Promise<void> {
    const entries = Object.entries(own);
    for (const [id, text] of entries) this.texts.set(id, text);
    const now = this.clock.now();
    const [ids, texts] = [entries.map(([id]) => id), entries.map(([, text]) => text)];
    await this.database.read(PUBLISH, [ids, texts, now]);
    await this.database.read(FORGET, [new Date(now.getTime() - KEPT)]);
  }

  async textOf(id: string): Promise<string | undefined> {
    const known = this.texts.get(id);
    if (known !== undefined || !ID.test(id)) return known;
    const [found] = await this.database.read<{ document: string }>(FIND, [id]);
    if (found) this.texts.set(id, found.document);
    return found?.document;
  }

  /** Whether somebody has sent the very text of one of the site's operations. */
  async includes(text: string): Promise<boolean> {
    const hash = createHash('sha256').update(text).digest('hex');
    return (await this.textOf(`sha256:${hash}`)) !== undefined;
  }
}
