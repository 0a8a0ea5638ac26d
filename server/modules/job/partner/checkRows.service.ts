import { fieldsOf } from '#schema/validation/issues.ts';
import {
  partnerJobSchema,
  type PartnerJobValues,
} from '#schema/validation/employers/partnerJob.ts';
import type { Context } from '#server/graphql/context.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { mapWithPauses } from '#server/lib/mapWithPauses.ts';
import { translator } from '#server/lib/words.ts';
import type { PartnerJobInput } from './partnerJob.inputs.ts';

/** A row and its values, or the errors that make it invalid. */
export type CheckedRow =
  | { externalId: string; values: PartnerJobValues; errors?: undefined }
  | { externalId: string; values?: undefined; errors: FieldFailure[] };

/**
 * Validates each row on its own by the rules for posting. Of two rows with the same external id,
 * the first counts.
 */
export async function checkRows(
  ctx: Context,
  rows: readonly PartnerJobInput[],
): Promise<CheckedRow[]> {
  const rules = translator(ctx.locale, 'validation');
  const seen = new Set<string>();
  return mapWithPauses(rows, (row): CheckedRow => {
    const parsed = partnerJobSchema.safeParse(row);
    const externalId = parsed.data?.externalId ?? row.externalId.trim();
    const isDuplicate = seen.has(externalId);
    seen.add(externalId);
    if (!parsed.success) return { externalId, errors: fieldsOf(parsed.error, rules) };
    if (!isDuplicate) return { externalId, values: parsed.data };
    const message = ctx.t('partner.externalIdTwice');
    return { externalId, errors: [{ field: 'externalId', message }] };
  });
}
