import 'reflect-metadata';
import { beforeAll, describe, expect, test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { freshDatabase } from '#tests/support/database.ts';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

const COLUMNS = `
  select attname as name, format_type(atttypid, null) as type, not attnotnull as nullable
  from pg_attribute where attrelid = ?::regclass and attnum > 0 and not attisdropped`;

let database: Database;

beforeAll(async () => {
  database = await Database.connect({ url: await freshDatabase(), entities: ENTITIES });
  return () => database.close();
});

describe('an entity matches its table', () => {
  test.each(ENTITIES.map((entity) => [entity.name, entity] as const))('%s', async (_, entity) => {
    const { tableName, props } = database.orm.getMetadata().getByClassName(entity.name);
    const columns = new Map(
      (await query<Column>(COLUMNS, [tableName])).map((row) => [row.name, row]),
    );
    const owned = props.filter((prop) => prop.persist !== false && prop.fieldNames?.length > 0);
    for (const { name, fieldNames, columnTypes, nullable } of owned) {
      const mapped = {
        name: fieldNames[0],
        type: await named(columnTypes[0]!),
        nullable: Boolean(nullable),
      };
      expect(columns.get(fieldNames[0]!), `${entity.name}.${name}`).toEqual(mapped);
    }
  });
});

/** The PostgreSQL name of a type: `int` is `integer`. */
async function named(type: string): Promise<string> {
  const plain = type.replace(/\(\d+\)/, '');
  const [row] = await query<{ name: string }>('select ?::regtype::text as name', [plain]);
  return row!.name;
}

function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return database.orm.em.getConnection().execute<Row[]>(text, values);
}
