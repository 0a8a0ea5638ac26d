import { Migration } from '@mikro-orm/migrations';

/** Which notification a waiting mail is about, so that it can be dropped before it leaves. */
export class M055MailKinds extends Migration {
  override up() {
    this.addSql('alter table outbox add column kind text');
  }
}
