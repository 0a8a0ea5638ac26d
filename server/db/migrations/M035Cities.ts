import { Migration } from '@mikro-orm/migrations';
import { addPlaces } from './M002Search.ts';

/** Finds places written as a city in the district of that city. */
export class M035Cities extends Migration {
  override up() {
    this.addSql(addPlaces());
    this.addSql('analyze search_places');
  }
}
