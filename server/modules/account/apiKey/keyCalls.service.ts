import type { KeyCallOutcome } from '#schema/options/keyCalls.ts';
import type { Database } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import type { Clock } from '#server/lib/clock.ts';

/**
 * $1 when the quarters of an hour began, $2 the keys, $3 the outcomes, $4 the counts to add. A key that was deleted
 * meanwhile is left out. In the order of the rows, so that two processes cannot deadlock.
 */
const ADD_CALLS = statement(
  'api-key-calls-add',
  `
    insert into api_key_calls as known (starts_at, key_id, outcome, calls)
    select more.starts_at, more.key_id, more.outcome, more.calls
    from unnest($1::timestamptz[], $2::uuid[], $3::text[], $4::int[]) as more (starts_at, key_id, outcome, calls)
      join api_keys k on k.id = more.key_id
    order by more.starts_at, more.key_id, more.outcome
    on conflict (starts_at, key_id, outcome) do update set calls = known.calls + excluded.calls`,
);

/** Counted by quarters of an hour, because a quarter lies within one hour in every time zone. */
const QUARTER = 15 * 60_000;
const WRITE_EVERY = 5_000;
/** More different counts than this are not remembered while the database is down. */
const MOST_COUNTS = 10_000;

interface Count {
  startsAt: Date;
  keyId: string;
  outcome: KeyCallOutcome;
  calls: number;
}

/** Counts the requests of API keys in memory and adds the counts to the table every few seconds, in one statement. */
export class KeyCalls {
  private counts = new Map<string, Count>();
  private writing?: Promise<void>;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Pick<Database, 'write'>,
    private readonly clock: Clock,
  ) {}

  add(keyId: string, outcome: KeyCallOutcome): void {
    const now = this.clock.now().getTime();
    this.count({ keyId, outcome, startsAt: new Date(now - (now % QUARTER)), calls: 1 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref();
  }

  /** Writes what has been counted until now. */
  async write(): Promise<void> {
    await this.writing;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    this.writing = this.database
      .write(ADD_CALLS, [
        counts.map(({ startsAt }) => startsAt),
        counts.map(({ keyId }) => keyId),
        counts.map(({ outcome }) => outcome),
        counts.map(({ calls }) => calls),
      ])
      .then(
        () => undefined,
        // If the database is down, these counts are written with the next ones.
        () => counts.forEach((count) => this.count(count)),
      );
    await this.writing;
  }

  private count({ startsAt, keyId, outcome, calls }: Count): void {
    const id = `${startsAt.getTime()} ${keyId} ${outcome}`;
    const known = this.counts.get(id);
    if (known) known.calls += calls;
    else if (this.counts.size < MOST_COUNTS)
      this.counts.set(id, { startsAt, keyId, outcome, calls });
  }
}
