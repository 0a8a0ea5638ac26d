import { Migration } from '@mikro-orm/migrations';

/**
 * A rejected company that changes its profile waits for approval again. Until then its applicants, if it has any, stay
 * hidden from it (docs/decisions/045-a-closed-company.md).
 */
export class M090CompanyAccess extends Migration {
  override up() {
    this.addSql(`
      alter table companies add column access_status text not null
        generated always as (
          case when admin_status = 'pending' and approved_at is not null then 'rejected' else admin_status end
        ) stored
        check (access_status in ('pending', 'approved', 'rejected', 'suspended'))`);
  }
}
