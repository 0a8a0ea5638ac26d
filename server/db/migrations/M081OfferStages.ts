import { Migration } from '@mikro-orm/migrations';

/** The stage from which an offer took the application to the stage of offers; null if it did not move. */
export class M081OfferStages extends Migration {
  override up() {
    this.addSql(`
      alter table offers add column from_stage_id uuid references company_stages (id) on delete set null;
      create index offers_from_stage on offers (from_stage_id) where from_stage_id is not null;`);
  }
}
