import { Migration } from '@mikro-orm/migrations';

/** Further filters of an alert, written as in the address of the list of jobs. */
export class M041AlertFilters extends Migration {
  override up() {
    this.addSql('alter table alerts add column filters text');
  }
}
