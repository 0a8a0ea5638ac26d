import { Migration } from '@mikro-orm/migrations';

/**
 * While a key is rotated, its old secret stays valid for a while in its own column, so a key never has more than two.
 * Every key expires.
 */
export class M024ApiKeys extends Migration {
  override up() {
    this.addSql(`
      update api_keys set expires_at = created_at + interval '90 days' where expires_at is null;
      alter table api_keys
        alter column expires_at set not null,
        add column rotated_at timestamptz(3),
        add column previous_hash bytea unique,
        add column previous_prefix text,
        add column previous_until timestamptz(3),
        add column warned_at timestamptz(3),
        add check (num_nulls(previous_hash, previous_prefix, previous_until) in (0, 3)),
        add check (cardinality(scopes) > 0),
        add check (company_id is null or not 'analytics:read' = any (scopes));
      drop index api_keys_company;
      create index api_keys_company on api_keys (company_id, created_at desc);
      create index api_keys_expiring on api_keys (expires_at) where revoked_at is null and warned_at is null;
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
    || replace(rule, '''application_sent''', '''api_key_expiring''::text, ''application_sent''');
end $$;
`;
