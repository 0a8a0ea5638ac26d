import { Migration } from '@mikro-orm/migrations';
import { addPlaces } from './M002Search.ts';

/** Finds jobs in parts of cities that were added to the lists, such as "Colaba" or "Mayur Vihar". */
export class M104PartsOfCities extends Migration {
  override up() {
    this.addSql(addPlaces());
    this.addSql('analyze search_places');
  }
}
