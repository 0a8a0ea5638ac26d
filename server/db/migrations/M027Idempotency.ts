import { Migration } from '@mikro-orm/migrations';

/**
 * The stored answers to creations, for requests repeated with the same key. Caller, key and request are keyed hashes
 * and the answer is encrypted: a stolen table reveals nothing.
 */
export class M027Idempotency extends Migration {
  override up() {
    this.addSql(`
      create table idempotent_answers (
        id text primary key,
        user_id uuid references users on delete cascade,
        asked text not null,
        status smallint not null,
        answer text not null,
        created_at timestamptz(3) not null
      );
      create index idempotent_answers_user on idempotent_answers (user_id);
      create index idempotent_answers_created on idempotent_answers (created_at);
    `);
  }

  override down() {
    this.addSql('drop table idempotent_answers');
  }
}
