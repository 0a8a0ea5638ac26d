import { readIn } from '#server/db/inTransaction.ts';
import { activeAdministrators } from '#server/modules/account/administrator/activeAdministrators.service.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { FINDINGS_OF } from './recount.sql.ts';

/** One entry of the log for each value that differed, and one notification for each administrator. */
export async function announceFindings(unit: Unit, id: string): Promise<void> {
  const { em, services } = unit;
  const found = await readIn(em, FINDINGS_OF, [[id]]);
  const differing = found.filter((one) => one.differing > 0);
  if (differing.length === 0) return;
  const sum = (key: 'differing' | 'corrected') => differing.reduce((all, one) => all + one[key], 0);
  const rows = sum('differing');
  const values = {
    recountId: id,
    rows,
    open: rows - sum('corrected'),
    value: differing[0]!.value,
    more: differing.length - 1,
  };
  for (const userId of await activeAdministrators(em))
    await notify(unit, {
      userId,
      kind: 'figures_corrected',
      values,
      link: `/admin/settings/recounts?recount=${id}`,
    });
  await recordActivity(
    em,
    ...differing.map(({ value, differing: rowsFound, corrected }) => ({
      at: services.clock.now(),
      actor: { kind: 'system', id: null } as const,
      action: 'recount.correct' as const,
      subject: { kind: 'recount', id } as const,
      after: { value, differing: rowsFound, corrected },
    })),
  );
}
