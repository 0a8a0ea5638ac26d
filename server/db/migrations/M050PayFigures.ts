import { Migration } from '@mikro-orm/migrations';

/**
 * What jobs pay, by title and place. `title_key` takes the same steps as `titleKey` in the module `pay`. The table holds
 * the titles and places with enough jobs, counted every night: each has its path below /salaries, and a wider area has no
 * district or no state.
 */
export class M050PayFigures extends Migration {
  override up() {
    this.addSql(String.raw`
      create function title_key(title text) returns text language sql immutable strict parallel safe as $key$
        select btrim(regexp_replace(regexp_replace(' ' || regexp_replace(regexp_replace(regexp_replace(
          lower(title),
          '\([^)]*\)|\[[^]]*\]', ' ', 'g'),
          '\s*(?:[|,]|\s[-–—]\s|\s(?:for|at|in|with)\s).*$', ''),
          '[][\s!"$%&''()*,./:;<=>?@\\^_${'`'}{|}~–—-]+', ' ', 'g') || ' ',
          ' (?:senior|sr|junior|jr|trainee|fresher|experienced|urgent|urgently|hiring|required|wanted|needed|male|female)(?= )',
          '', 'g'),
          ' +', ' ', 'g'))
      $key$`);
    this.addSql(`
      create index jobs_pay on jobs (title_key(title), state, district)
      where admin_status = 'approved' and deleted_at is null and salary_min is not null
        and salary_max is not null and type in ('full_time', 'contract', 'temporary')`);
    this.addSql(`
      create table pay_figures (
        path text primary key,
        title text not null,
        state text,
        district text,
        jobs integer not null,
        low integer not null,
        median integer not null,
        high integer not null,
        counted_at timestamptz(3) not null
      )`);
    this.addSql('create index pay_figures_title on pay_figures (title)');
  }
}
