import { Migration } from '@mikro-orm/migrations';

/**
 * The jobs that alerts have sent belong to the person who got them, and are remembered after the alert has been deleted:
 * no other alert sends them again. The ids of the alert and its run may therefore name rows that no longer exist.
 */
export class M110SentJobs extends Migration {
  override up() {
    this.addSql(`
      alter table alert_sent_jobs
        drop constraint alert_sent_jobs_alert_id_fkey,
        drop constraint alert_sent_jobs_run_id_fkey,
        add column user_id uuid references users (id) on delete cascade;
      update alert_sent_jobs s set user_id = a.user_id from alerts a where a.id = s.alert_id;
      alter table alert_sent_jobs alter column user_id set not null;
      create index alert_sent_jobs_user on alert_sent_jobs (user_id, job_id);
    `);
  }
}
