import { Migration } from '@mikro-orm/migrations';

/** Alerts can watch each group of a question (docs/decisions/120-alerts-on-groups.md). */
export class M095AlertsOnGroups extends Migration {
  override up() {
    this.addSql(`
      alter table figure_alerts
        add column is_per_group boolean not null default false,
        add check (not is_per_group or kind <> 'unusual');
      alter table figure_alerts alter column is_per_group drop default;

      -- The groups that a crossing told about, and when each was back.
      create table figure_alert_groups (
        crossing_id uuid not null references figure_alert_crossings on delete cascade,
        -- The keys of the group, in the order of the dimensions of the question.
        keys jsonb not null,
        returned_at timestamptz(3),
        primary key (crossing_id, keys)
      );
    `);
  }
}
