import { Migration } from '@mikro-orm/migrations';

/**
 * The state of a file of jobs before and during its upload; companies are found by their names as people write them.
 */
export class M019BulkUpload extends Migration {
  override up() {
    this.addSql(`
      alter table bulk_uploads
        add column valid integer not null default 0 check (valid >= 0),
        add column error_count integer not null default 0 check (error_count >= 0),
        add column columns text[] not null default '{}',
        add column unknown_columns text[] not null default '{}';
      create index bulk_uploads_created on bulk_uploads (created_at desc, id desc);
      create index bulk_uploads_file on bulk_uploads (file_id);
      create index bulk_uploads_running on bulk_uploads (created_at) where status = 'running';
      alter table bulk_upload_rows
        add column company_id uuid references companies (id) on delete set null;
      create index bulk_upload_rows_waiting on bulk_upload_rows (upload_id, row_number)
        where outcome = 'waiting';
      create index bulk_upload_rows_refused on bulk_upload_rows (upload_id, row_number)
        where outcome = 'refused';

      create function company_key(name text) returns text
      language sql immutable parallel safe as $$
        select lower(btrim(regexp_replace(normalize(name, nfkc), '\\s+', ' ', 'g')))
      $$;
      create index companies_key on companies (company_key(name)) where deleted_at is null;
    `);
  }
}
