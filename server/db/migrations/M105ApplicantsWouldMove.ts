import { Migration } from '@mikro-orm/migrations';

/** How well applicants fit is computed again: living elsewhere counts less than it did. */
export class M105ApplicantsWouldMove extends Migration {
  override up() {
    this.addSql('update application_desk set ready_at = null');
  }
}
