import type { BulkIssue, BulkRowValues } from '#schema/validation/bulkRow.ts';

/** Errors that depend on the database. `readBulkRow` finds those in the cells themselves. */
export const ROW_ISSUES = {
  companyUnknown: { field: 'company_name', issue: 'companyUnknown' },
  companyAmbiguous: { field: 'company_name', issue: 'companyAmbiguous' },
  surplus: { field: 'description', issue: 'surplus' },
  standing: { field: 'title', issue: 'standing' },
  unstorable: { field: 'title', issue: 'unstorable' },
} as const satisfies Record<string, BulkIssue>;

/** bulkUpload.row.once: the same job as in an earlier row. */
export function repeated(row: number): BulkIssue {
  return { field: 'title', issue: `repeated|row=${row}` };
}

/** bulkUpload.row.company: the name must match exactly one company. */
export function companyIssue(ids: readonly string[] | undefined): BulkIssue | null {
  if (!ids || ids.length === 0) return ROW_ISSUES.companyUnknown;
  return ids.length > 1 ? ROW_ISSUES.companyAmbiguous : null;
}

/** What makes two jobs the same. Must match `EXISTING_JOBS`. */
export function identityOf(
  { title, location, type, description, requirements }: BulkRowValues,
  company: string,
) {
  return { company, title, location, type, said: `${description}\n${requirements}` };
}

export function keyOf(identity: ReturnType<typeof identityOf>): string {
  const { company, title, location, type, said } = identity;
  return [company, title.toLowerCase(), location, type, said].join('\n');
}
