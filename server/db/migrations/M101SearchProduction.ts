import { Migration } from '@mikro-orm/migrations';

/** "Production" has the stem of "product", so a production supervisor was taken for the work of a product manager. */
export class M101SearchProduction extends Migration {
  override up() {
    this.addSql(OCCUPATION);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select refresh_job_search(array(
        select id from jobs where abs(hashtext(id::text) % ${PARTS}) = ${part}
          and (title ~* 'production' or skills::text ~* 'production')))`);
    }
  }
}

const PARTS = 16;

/** The same words as `occupation` in server/modules/search/words/words.rules.ts; a test compares the two. */
const OCCUPATION = `
create or replace function search_occupation(word text) returns text
language sql immutable parallel safe as $$
  select case
    when word in ('accounts', 'accounting') then word
    when word ~ '^(accountant|attendant|consultant|developer|manager|operator|production)s?$' then rtrim(word, 's')
  end
$$
`;
