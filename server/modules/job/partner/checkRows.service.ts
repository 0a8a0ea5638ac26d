import { fieldsOf } from '#schema/validation/issues.ts';
import {
  partnerJobSchema,
  type PartnerJobValues,
} from '#schema/validation/employers/partnerJob.ts';
import type { Context } from '#server/graphql/context.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import type { PartnerJobInput } from './partnerJob.inputs.ts';

/** A row, and what it says; or why it says nothing. */
export type CheckedRow =
  | { externalId: string; values: PartnerJobValues; errors?: undefined }
  | { externalId: string; values?: undefined; errors: FieldFailure[] };

/** By the rules of posting, each for itself. Of two that name the same job the first counts. */
export function checkRows(ctx: Context, rows: readonly PartnerJobInput[]): CheckedRow[] {
  const rules = translator(ctx.locale, 'validation');
  const seen = new Set<string>();
  return rows.map((row): CheckedRow => {
    const judged = partnerJobSchema.safeParse(row);
    const externalId = judged.data?.externalId ?? row.externalId.trim();
    const isAgain = seen.has(externalId);
    seen.add(externalId);
    if (!judged.success) return { externalId, errors: fieldsOf(judged.error, rules) };
    if (!isAgain) return { externalId, values: judged.data };
    const message = ctx.t('partner.externalIdTwice');
    return { externalId, errors: [{ field: 'externalId', message }] };
  });
}
