import { Migration } from '@mikro-orm/migrations';

/** When people completed their profile, and an index for what each seeker did (docs/decisions/130-free-funnel-steps.md). */
export class M100FunnelSteps extends Migration {
  override up() {
    this.addSql('alter table users add column onboarded_at timestamptz(3)');
    // This moment was not recorded before. The time of sign-up is close enough, because the first steps follow it
    // directly.
    this.addSql('update users set onboarded_at = created_at where onboarding_complete');
    this.addSql(
      'create index application_facts_seeker on application_facts (seeker_id, applied_at)',
    );
  }
}
