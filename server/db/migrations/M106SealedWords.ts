import { Migration } from '@mikro-orm/migrations';

/**
 * Seals on the words of the spelling correction (docs/decisions/095-recounts.md). A word stays when its jobs have ended,
 * so jobs cannot prove it. The seal covers only the word: its forms are computed again.
 */
export class M106SealedWords extends Migration {
  override up() {
    this.addSql(`
      alter table job_terms add column seal bigint;
      update job_terms set seal = hashtextextended(term, 0);
      create function seal_word() returns trigger language plpgsql as $$
      begin
        new.seal := hashtextextended(new.term, 0);
        return new;
      end $$;
      create trigger job_terms_sealed before insert or update of term on job_terms
        for each row execute function seal_word();
    `);
  }
}
