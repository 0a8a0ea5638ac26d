import { Migration } from '@mikro-orm/migrations';

/** Translations of articles, daily readers, and the limits of the two forms that send email to an address. */
export class M007Content extends Migration {
  override up() {
    this.addSql(ARTICLES);
    this.addSql(FORMS);
  }
}

const ARTICLES = `
create table post_translations (
  post_id uuid not null references posts (id) on delete cascade,
  locale text not null check (locale in ('hi', 'es')),
  title text not null,
  excerpt text not null,
  body text not null,
  body_html text not null,
  read_minutes integer not null check (read_minutes > 0),
  primary key (post_id, locale)
);

create table post_views (
  post_id uuid not null references posts (id) on delete cascade,
  day date not null,
  visitor bytea not null,
  network bytea not null,
  seen_at timestamptz(3) not null,
  primary key (post_id, day, visitor)
);
create index post_views_time on post_views (seen_at);
create index post_views_network on post_views (post_id, network);
`;

const FORMS = `
alter table contact_messages add column network bytea, add column confirmation_sent boolean not null default false;
create index contact_messages_network on contact_messages (network, created_at);
create index contact_messages_email on contact_messages (email, created_at);

alter table subscribers
  add column locale text not null default 'en' check (locale in ('en', 'hi', 'es')),
  add column asked_at timestamptz(3),
  add column network bytea,
  add column told_at timestamptz(3);
create index subscribers_network on subscribers (network, asked_at);
`;
