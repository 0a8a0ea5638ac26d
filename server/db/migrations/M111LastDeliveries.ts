import { Migration } from '@mikro-orm/migrations';

/** When a webhook last delivered something is known longer than its log, which is kept for 30 days. */
export class M111LastDeliveries extends Migration {
  override up() {
    this.addSql(`
      alter table webhooks add column last_delivered_at timestamptz(3);
      update webhooks w set last_delivered_at =
        (select max(d.delivered_at) from webhook_deliveries d where d.webhook_id = w.id);
    `);
  }
}
