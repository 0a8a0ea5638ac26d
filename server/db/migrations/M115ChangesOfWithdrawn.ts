import { Migration } from '@mikro-orm/migrations';

/** A bulk change of a withdrawn application waits until the withdrawal is final (docs/decisions/083-what-applicants-do.md). */
export class M115ChangesOfWithdrawn extends Migration {
  override up() {
    this.addSql(`alter table applications drop constraint applications_withdrawn_rest,
      add constraint applications_withdrawn_rest check (withdrawal_told_at is null or batch_id is null)`);
  }
}
