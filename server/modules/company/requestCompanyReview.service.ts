import { activeAdministrators } from '#server/modules/account/administrator/activeAdministrators.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';

/** Notifies the administrators that a change to an approved company waits for review. */
export async function requestCompanyReview(
  unit: Unit,
  { id: companyId, name: companyName }: { id: string; name: string },
): Promise<void> {
  for (const userId of await activeAdministrators(unit.em)) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status: 'changed' },
      link: `/admin/companies/${companyId}`,
    });
  }
}
