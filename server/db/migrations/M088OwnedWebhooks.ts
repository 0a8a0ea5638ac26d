import { Migration } from '@mikro-orm/migrations';

/**
 * Webhooks whose creator left the company or no longer manages it, before that was noticed, go on with the owner
 * whose account is active and who joined first (docs/decisions/110-integrations-outlive-their-owner.md).
 */
export const OWN_LEFT_WEBHOOKS = `
  update webhooks w set created_by = coalesce((
    select m.user_id from company_members m join users u on u.id = m.user_id
    where m.company_id = w.company_id and m.role = 'owner'
    order by u.status <> 'active', m.joined_at, m.id limit 1), w.created_by)
  where w.company_id is not null and not exists (
    select from company_members m
    where m.company_id = w.company_id and m.user_id = w.created_by and m.role = 'owner')`;

export class M088OwnedWebhooks extends Migration {
  override up() {
    this.addSql(OWN_LEFT_WEBHOOKS);
  }
}
