import { Migration } from '@mikro-orm/migrations';

/** Devices that get notifications while the site is closed, and the notifications on their way to them. */
export class M070PushSubscriptions extends Migration {
  override up() {
    this.addSql(TABLES);
  }
}

/**
 * A device is forgotten with the session that added it. The key pair that push services know the site by is one row;
 * its private part is sealed. A delivery is written before its notification is flushed, so that key is checked at the
 * end of the transaction.
 */
const TABLES = `
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null,
  created_at timestamptz(3) not null
);

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text,
  created_at timestamptz(3) not null,
  last_ok_at timestamptz(3),
  failures integer not null default 0
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

create table push_deliveries (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notification_id uuid not null references notifications (id) on delete cascade
    deferrable initially deferred,
  created_at timestamptz(3) not null,
  attempts integer not null default 0,
  claimed_at timestamptz(3)
);
create index push_deliveries_subscription on push_deliveries (subscription_id);
create index push_deliveries_notification on push_deliveries (notification_id);
create index push_deliveries_created on push_deliveries (created_at);
`;
