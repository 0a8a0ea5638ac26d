import { Migration } from '@mikro-orm/migrations';

/** The applications of a company are counted from the index alone, without those for deleted jobs. */
export class M097CountedApplications extends Migration {
  override up() {
    this.addSql(`drop index applications_company;
      create index applications_company on applications (company_id, applied_at desc, id desc) include (job_id);
      create index jobs_deleted on jobs (company_id, id) where deleted_at is not null;`);
  }
}
