import { Migration } from '@mikro-orm/migrations';

/**
 * Whether the address of an account only counts as confirmed because the site asked for no confirmation. Such accounts
 * had a confirmed address from their first moment on, without Google, an invitation to a team or the server's command
 * line.
 */
export class M116AssumedAddresses extends Migration {
  override up() {
    this.addSql(`
      alter table users add column email_assumed boolean not null default false;
      update users u set email_assumed = true
        where u.email_verified_at = u.created_at and u.google_subject is null and u.role <> 'admin'
          and not exists (select from team_invitations i where i.email = u.email and i.accepted_at is not null);
    `);
  }
}
