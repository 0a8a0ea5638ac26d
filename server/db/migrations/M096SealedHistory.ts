import { Migration } from '@mikro-orm/migrations';

/** Seals on what companies, jobs and accounts were, so that the nightly recount finds damage (docs/decisions/121-sealed-history.md). */
export class M096SealedHistory extends Migration {
  override up() {
    for (const [table, key] of Object.entries(HISTORIES)) {
      this.addSql(`alter table ${table} add column seal bigint`);
      this.addSql(`create trigger ${table}_sealed before insert or update on ${table}
        for each row execute function seal_row()`);
      // In batches, so that no statement exceeds the timeout of the connection. The trigger writes the seals.
      for (let part = 0; part < PARTS; part += 1)
        this.addSql(`update ${table} set seal = null
          where abs(hashtext(${key}::text) % ${PARTS}) = ${part} or (${key} is null and ${part} = 0)`);
    }
  }
}

const PARTS = 64;

const HISTORIES = {
  company_standings: 'company_id',
  job_standings: 'job_id',
  account_standings: 'user_id',
} as const;
