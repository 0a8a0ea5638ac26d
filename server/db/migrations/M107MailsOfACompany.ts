import { Migration } from '@mikro-orm/migrations';

/**
 * The company that an email to a member is about. When the company is closed, its unsent emails are dropped, but not
 * those about another company of the same member.
 */
export class M107MailsOfACompany extends Migration {
  override up() {
    this.addSql(`
      alter table outbox add column company_id uuid references companies (id) on delete set null;
      create index outbox_unsent_of_company on outbox (company_id) where sent_at is null and company_id is not null;
      update outbox m set company_id = member.company_id from company_members member
        where member.user_id = m.user_id and m.sent_at is null;
    `);
  }
}
