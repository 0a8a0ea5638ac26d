import { Migration } from '@mikro-orm/migrations';
import { addPlaces } from './M002Search.ts';

/** Places that are written as a city are found in its district. */
export class M035Cities extends Migration {
  override up() {
    this.addSql(addPlaces());
    this.addSql('analyze search_places');
  }
}
