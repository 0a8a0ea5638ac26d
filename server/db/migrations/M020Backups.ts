import { Migration } from '@mikro-orm/migrations';

/** Records of backups. The files are stored in the data folder, and no backup contains this table. */
export class M020Backups extends Migration {
  override up() {
    this.addSql(`
      create table backups (
        id uuid primary key,
        asked_by text not null check (asked_by in ('schedule', 'administrator', 'command')),
        status text not null check (status in ('waiting', 'running', 'complete', 'failed')),
        file_name text,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3),
        size bigint,
        row_count bigint,
        file_count integer,
        missing_files integer,
        reason text check (reason in ('disk_full', 'disk', 'database', 'interrupted', 'other')),
        removed_at timestamptz(3),
        check (status <> 'complete' or (file_name is not null and finished_at is not null and size is not null))
      );
      create index backups_time on backups (started_at desc, id desc);
    `);
  }
}
