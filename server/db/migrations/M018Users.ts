import { Migration } from '@mikro-orm/migrations';

/**
 * Administrators list users by age and search for parts of names and addresses. Open pages are notified when a session
 * is shortened, just as when it is deleted (M003Notifications).
 */
export class M018Users extends Migration {
  override up() {
    this.addSql(`
      create index users_listed on users (created_at desc, id desc)
        include (role, status, suspended_until, email_verified_at) where deleted_at is null;
      create index users_part on users
        using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) where deleted_at is null;
      create index users_suspended on users (suspended_until) where status = 'suspended';
      create index api_keys_creator on api_keys (created_by);
      create trigger sessions_cut after update of expires_at on sessions for each row
        when (new.expires_at < old.expires_at) execute function tell_ended_session();
    `);
  }
}
