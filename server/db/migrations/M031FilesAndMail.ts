import { Migration } from '@mikro-orm/migrations';

/** Which files are lost, and how far the delivery of each email has got. */
export class M031FilesAndMail extends Migration {
  override up() {
    this.addSql(`
      alter table files add column lost_at timestamptz(3);
      alter table outbox
        add column message_id text,
        add column attempt_at timestamptz(3),
        add column response text;
    `);
  }
}
