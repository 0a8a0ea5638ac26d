import { Migration } from '@mikro-orm/migrations';

/**
 * How many live jobs hold a stem, to a limit. A sample is enough where many do. Where most of them have expired, a
 * sample may miss those that are live, and the word would be taken for a slip: then they are counted.
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
