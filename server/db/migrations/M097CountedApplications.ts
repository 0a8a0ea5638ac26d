import { Migration } from '@mikro-orm/migrations';

/**
 * The applications of a company are counted from the index alone, without those for deleted jobs. Long texts of the desk
 * are kept apart from its figures, which are read for all applicants at once; this is so for rows written from now on.
 */
export class M097CountedApplications extends Migration {
  override up() {
    this.addSql(`drop index applications_company;
      create index applications_company on applications (company_id, applied_at desc, id desc) include (job_id);
      create index jobs_deleted on jobs (company_id, id) where deleted_at is not null;
      alter table application_desk set (toast_tuple_target = 256);`);
  }
}
