import type { PreparedRead } from '#server/db/database.ts';
import { VERIFIED } from './verified.loaders.ts';

/** $1 the slug. Only approved companies have a page. */
export const BY_SLUG: PreparedRead = {
  name: 'company-by-slug',
  text: `
    select 'Company' as "__typename", id, slug, name, description, industry, size, website, city,
      state, country, founded_year as "foundedYear", logo_file_id as "logoFileId",
      ${VERIFIED} as verification
    from companies c where slug = $1 and admin_status = 'approved' and deleted_at is null`,
};

/** $1 the companies. Descriptions are read separately because lists of jobs do not need them. */
export const DESCRIPTIONS: PreparedRead = {
  name: 'company-descriptions',
  text: 'select id, description from companies where id = any($1::uuid[])',
};
