import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager as SqlEntityManager } from '@mikro-orm/postgresql';
import type { KyselyTransactionLike, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { unstartedBoss } from './boss.ts';
import type { TaskData, TaskName } from './task.ts';

interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

type Enqueueing = (transaction: KyselyTransactionLike) => Promise<unknown>;

/** Passes work to the task runner, in whichever process it runs. */
export class Tasks implements EventSubscriber {
  private readonly boss: PgBoss;
  private readonly inside = new AsyncLocalStorage<KyselyTransactionLike>();
  private readonly waiting = new WeakMap<EntityManager, Enqueueing[]>();

  constructor(database: Database) {
    // Lookups use the same connection: all others may be waiting for what this one holds.
    this.boss = unstartedBoss({
      executeQuery: (query) => this.inside.getStore()!.executeQuery(query),
    });
    database.orm.em.getEventManager().registerSubscriber(this);
  }

  /**
   * The task exists if and only if the unit of work is committed: written immediately inside a transaction, otherwise
   * with the next flush that writes something.
   */
  async enqueue<Name extends TaskName>(
    em: SqlEntityManager,
    name: Name,
    data: TaskData[Name],
    options: EnqueueOptions = {},
  ): Promise<void> {
    const write: Enqueueing = (transaction) =>
      this.inside.run(transaction, () => this.boss.send(name, data, options));
    if (em.isInTransaction()) await write(em.getKysely());
    else this.waiting.set(em, [...(this.waiting.get(em) ?? []), write]);
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const waiting = this.waiting.get(em);
    if (!waiting) return;
    this.waiting.delete(em);
    for (const write of waiting) await write(transaction as KyselyTransactionLike);
  }
}
