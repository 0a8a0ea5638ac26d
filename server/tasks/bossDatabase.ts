import { Pool } from 'pg';
import { PromptClient, releaseBroken, watchForBrokenLine } from '#server/db/brokenLine.ts';
import { Listener } from '#server/db/listener.ts';

const SECONDS = 1_000;

/**
 * The task runner's connections. Its own would wait up to a minute for a database that swallows everything, and then
 * longer and longer before they listen again.
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
      Client: PromptClient,
      max,
      // For a place in the pool: when all tasks begin at once there are more of them than places.
      connectionTimeoutMillis: 8 * SECONDS,
      query_timeout: 60 * SECONDS,
      idleTimeoutMillis: 30 * SECONDS,
      keepAlive: true,
      application_name: name,
    });
    // An idle connection that breaks is replaced by the next statement.
    this.pool.on('error', () => {});
    releaseBroken(this.pool);
    watchForBrokenLine(this.pool);
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
    // What is missing is found by looking meanwhile, and said by those who look.
    const listener = new Listener({ url, channel, name, heard, back, down: () => {} });
    await listener.open();
    return listener;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
