import { Pool } from 'pg';
import {
  FailFastClient,
  releaseBroken,
  watchForBrokenConnections,
} from '#server/db/brokenConnections.ts';
import { Listener } from '#server/db/listener.ts';

const SECONDS = 1_000;

/**
 * The task runner's connections. Its built-in ones would wait up to a minute for an unresponsive database, and then
 * longer and longer before listening again.
 */
export class BossDatabase {
  private readonly pool: Pool;

  constructor(
    private readonly url: string,
    private readonly name: string,
    max: number,
  ) {
    this.pool = new Pool({
      connectionString: url,
      Client: FailFastClient,
      max,
      // How long to wait for a connection: when all tasks start at once there are more of them than connections.
      connectionTimeoutMillis: 8 * SECONDS,
      query_timeout: 60 * SECONDS,
      idleTimeoutMillis: 30 * SECONDS,
      keepAlive: true,
      application_name: name,
    });
    // An idle connection that breaks is replaced by the next statement.
    this.pool.on('error', () => {});
    releaseBroken(this.pool);
    watchForBrokenConnections(this.pool);
  }

  executeSql(text: string, values?: unknown[]) {
    return this.pool.query(text, values);
  }

  async listen(
    channel: string,
    heard: (payload: string) => void,
    back: () => void,
  ): Promise<Listener> {
    const { url, name } = this;
    // Missed work is found by polling in the meantime, and the poll reports its own errors.
    const listener = new Listener({
      url,
      channel,
      name,
      onPayload: heard,
      onBack: back,
      onDown: () => {},
    });
    await listener.open();
    return listener;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
