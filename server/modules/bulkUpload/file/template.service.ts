import {
  BULK_COLUMNS,
  BULK_EXAMPLE_COMPANY,
  BULK_EXAMPLES,
} from '#schema/options/screens/bulkUpload.ts';
import { csvOf } from '#server/lib/csv.ts';
import type { Services } from '#server/services.ts';
import { SOME_COMPANIES } from '#server/modules/bulkUpload/bulkUpload.sql.ts';

/** The header and two valid example rows with existing companies. */
export async function bulkTemplate({ database }: Pick<Services, 'database'>): Promise<string> {
  const found = await database.read(SOME_COMPANIES, []);
  const names = found.map(({ name }) => name);
  const rows = BULK_EXAMPLES.map((example, at) => {
    const company = names[at] ?? names[0] ?? BULK_EXAMPLE_COMPANY;
    const cells = { ...example, company_name: company };
    return BULK_COLUMNS.map((column) => cells[column]);
  });
  return csvOf([BULK_COLUMNS, ...rows]);
}
