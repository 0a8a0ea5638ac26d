import { Migration } from '@mikro-orm/migrations';

/** API keys of people who leave a company go on with an owner (docs/decisions/110-integrations-outlive-their-owner.md). */
export class M087HandedOverKeys extends Migration {
  override up() {
    this.addSql(`
      alter table api_keys
        -- Who created the key, if someone else answers for it by now.
        add column maker_id uuid references users (id) on delete set null,
        add column handed_over_at timestamptz(3),
        add check (maker_id is null or handed_over_at is not null);
      create index api_keys_maker on api_keys (maker_id) where maker_id is not null;
    `);
    this.addSql(NOTIFICATION);
  }
}

const NOTIFICATION = `
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check';
  alter table notifications drop constraint notifications_kind_check;
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(rule, '''application_sent''', '''integrations_handed_over''::text, ''application_sent''');
end $$;
`;
