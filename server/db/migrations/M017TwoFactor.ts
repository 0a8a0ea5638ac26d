import { Migration } from '@mikro-orm/migrations';

/** The half minute whose code was used last: neither its code nor an earlier one works again. */
export class M017TwoFactor extends Migration {
  override up() {
    this.addSql(`alter table users add column two_factor_step integer;`);
  }
}
