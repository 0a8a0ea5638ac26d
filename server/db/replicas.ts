import type { Pool } from 'pg';
import { repeatedly } from '#server/lib/repeatedly.ts';
import { LogPositions } from './logPositions.ts';
import type { PoolSize } from './orm.ts';
import { monitorPool, Replica, type ReplicaChange } from './replica.ts';

const SAMPLE_EVERY = 500;

/** The part of the log that replicas can have received. */
const WRITTEN = `select (pg_current_wal_flush_lsn() - '0/0')::float8 as position`;

interface Options extends PoolSize {
  url: string;
  replicaUrls: string[];
  onReplica?: (change: ReplicaChange) => void;
}

/** The replicas of one primary, and which of them may be read at the moment. */
export class Replicas {
  readonly all: readonly Replica[];
  private readonly primary: Pool;
  private readonly positions = new LogPositions();
  private turn = 0;
  private readonly stopSampling: () => void;

  constructor({ url, replicaUrls, onReplica = () => {}, ...size }: Options) {
    this.primary = monitorPool(url);
    this.all = replicaUrls.map((one) => new Replica(one, size, this.positions, onReplica));
    this.stopSampling = repeatedly(() => this.sample(), SAMPLE_EVERY);
  }

  /** The next replica in turn that has replayed the log up to this position. */
  choose(position = 0): Replica | undefined {
    const { length } = this.all;
    for (let tried = 0; tried < length; tried += 1) {
      const replica = this.all[(this.turn = (this.turn + 1) % length)]!;
      if (replica.isUsed && replica.position >= position) return replica;
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.stopSampling();
    await Promise.all([this.primary.end(), ...this.all.map((replica) => replica.close())]);
  }

  /** While the primary does not answer, no replica is known to be recent, and all are left out after a few seconds. */
  private async sample(): Promise<void> {
    const found = await this.primary.query<{ position: number }>(WRITTEN).catch(() => undefined);
    if (found) this.positions.note(performance.now(), found.rows[0]!.position);
  }
}
