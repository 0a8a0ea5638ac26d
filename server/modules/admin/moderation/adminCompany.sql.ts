import { json, statement } from '#server/db/statement.ts';
import type { Company } from '#server/modules/company/company.entity.ts';
import { VERIFIED } from '#server/modules/company/verified.loaders.ts';
import type { AdminCompanyOwner } from './adminCompany.type.ts';

const COLUMNS = `
  c.id, c.admin_status as "adminStatus", c.admin_notes as "adminNotes", c.created_at as "createdAt",
  c.updated_at as "updatedAt", c.approved_at as "approvedAt", c.website, c.phone, c.email, c.address,
  c.employee_count as "employeeCount",
  (select count(*)::int from jobs j where j.company_id = c.id and j.deleted_at is null) as "jobCount",
  (select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email)
    from company_members m join users u on u.id = m.user_id
    where m.company_id = c.id and m.role = 'owner' and u.deleted_at is null
    order by m.joined_at, m.id limit 1) as owner,
  json_build_object('__typename', 'Company', 'id', c.id, 'slug', c.slug, 'name', c.name,
    'description', c.description, 'industry', c.industry, 'size', c.size, 'website', c.website,
    'city', c.city, 'state', c.state, 'country', c.country, 'foundedYear', c.founded_year,
    'logoFileId', c.logo_file_id, 'verification', ${VERIFIED}) as company`;

interface Parts {
  owner: AdminCompanyOwner | null;
  company: Company;
}

const wantedFrom = (joined: string) => `
  from companies c ${joined}
  where c.deleted_at is null and ($1::text is null or c.admin_status = $1)
    and ($2::text is null or c.name ilike $2 or c.website ilike $2 or c.email ilike $2)`;

/**
 * $1 status, $2 a pattern, $3 and $4 the cursor, $5 limit, $6 offset. Every row carries the total; an empty page reads
 * it separately.
 */
const list = (
  behind: '<' | '>',
  order: 'asc' | 'desc',
  { age = 'c.created_at', joined = '' } = {},
) => `
  select (select count(*)::int ${wantedFrom(joined)}) as total, found.*
  from (select 1) always left join (
    select ${COLUMNS}, ${age} as age ${wantedFrom(joined)}
      and ($3::timestamptz is null or (${age}, c.id) ${behind} ($3, $4::uuid))
    order by ${age} ${order}, c.id ${order} limit $5 offset $6
  ) found on true
  order by found.age ${order}, found.id ${order}`;

export const COMPANIES = {
  oldest: statement('admin-companies-oldest', list('>', 'asc'), json<Parts>()),
  newest: statement('admin-companies-newest', list('<', 'desc'), json<Parts>()),
  changed: statement(
    'admin-companies-changed',
    list('>', 'asc', {
      age: 'p.proposed_at',
      joined: 'join pending_changes p on p.company_id = c.id and p.job_id is null',
    }),
    json<Parts>(),
  ),
  waiting: statement(
    'admin-companies-waiting',
    list('>', 'asc', {
      age: 'v.submitted_at',
      joined: `join (
      select company_id, min(submitted_at) as submitted_at from company_verifications
      where status = 'pending' and kind <> 'domain' group by company_id) v on v.company_id = c.id`,
    }),
    json<Parts>(),
  ),
} as const;

/** $1 the companies. */
export const COMPANIES_BY_ID = statement(
  'admin-companies-by-id',
  `select ${COLUMNS} from companies c where c.id = any($1::uuid[]) and c.deleted_at is null`,
  json<Parts>(),
);
