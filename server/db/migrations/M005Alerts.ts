import { Migration } from '@mikro-orm/migrations';

/**
 * When an alert was last searched for, whether or not an email was sent: the next digest continues from there. A
 * deleted alert stays for a day, so that undo restores its history and no job is sent twice.
 */
export class M005Alerts extends Migration {
  override up() {
    this.addSql(`
      alter table alerts
        add column last_run_at timestamptz(3),
        add column deleted_at timestamptz(3),
        add column active_when_deleted boolean not null default false;
      update alerts a set last_run_at =
        (select max(ran_at) from alert_runs r where r.alert_id = a.id);
      drop index alerts_due;
      create index alerts_due on alerts (id) where is_active and deleted_at is null;
      create index alerts_deleted on alerts (deleted_at) where deleted_at is not null;
    `);
  }
}
