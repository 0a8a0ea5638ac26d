import { Migration } from '@mikro-orm/migrations';

/** Devices that have logged in before, and when a session last proved who uses it. */
export class M033KnownDevices extends Migration {
  override up() {
    this.addSql(`
      create table known_devices (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token_hash bytea not null,
        user_agent text,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null,
        unique (token_hash, user_id)
      );
      create index known_devices_user on known_devices (user_id, last_used_at desc);
      create index known_devices_last_used on known_devices (last_used_at);
      alter table sessions
        add column device_id uuid references known_devices (id) on delete set null,
        add column password_confirmed_at timestamptz(3);
      create index sessions_device on sessions (device_id);
      alter table sign_in_codes add column awaits_code boolean not null default false;
    `);
  }
}
