import { Migration } from '@mikro-orm/migrations';

/** What pages for guests show, and the counters that change all the time: those may be some seconds late. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  jobs: ['views', 'applications_count'],
  companies: [],
  categories: [],
  posts: ['views'],
  settings: [],
};

/** Tells every process that a page it keeps may have changed. */
export class M037PublicPages extends Migration {
  override up() {
    this.addSql(`
      create function notify_public_pages() returns trigger language plpgsql as $$
      begin
        perform pg_notify('kaamyab_live', '{"publicPages":"changed"}');
        return null;
      end $$`);
    for (const [table, counters] of Object.entries(SOURCES))
      this.addSql(`
        do $$
        declare columns text := (
          select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
            and attname <> all ('{${counters.join(',')}}'));
        begin
          execute 'create trigger ${table}_public_pages
            after insert or delete or update of ' || columns || ' on ${table}
            for each statement execute function notify_public_pages()';
        end $$`);
  }
}
