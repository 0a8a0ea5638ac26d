import { Migration } from '@mikro-orm/migrations';
import { addPlaces } from './M002Search.ts';

/** Adds the names of cities, so that a place written as a city is found in the district of that city. */
export class M035Cities extends Migration {
  override up() {
    this.addSql(addPlaces());
    this.addSql('analyze search_places');
  }
}
