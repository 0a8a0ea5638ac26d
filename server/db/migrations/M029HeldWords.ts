import { Migration } from '@mikro-orm/migrations';

/**
 * How many live jobs contain a stem, up to a limit. If many do, a sample is enough. If most of them have expired, a
 * sample could miss the live ones and the word would be taken for a typo, so they are counted.
 */
export class M029HeldWords extends Migration {
  override up() {
    this.addSql(`
      alter function search_held(text, timestamptz, integer) rename to search_held_of_some;
      create function search_held(stem text, at timestamptz, most integer) returns integer
      language sql stable parallel safe set enable_seqscan = off set enable_indexscan = off as $$
        select case when sampled >= most then sampled else (
          select count(*)::int from (
            select 1 from job_search s
            where s.words @@ quote_literal(stem)::tsquery and s.live_until > at limit most) held) end
        from search_held_of_some(stem, at, most) sampled
      $$;
    `);
  }
}
