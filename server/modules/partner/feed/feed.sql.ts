import { statement } from '#server/db/statement.ts';
import { FROM, LIVE } from '#server/modules/job/job.sql.ts';

/**
 * $1 now. A feed changes when a commit leaves a change mark, or when a deadline passes. Both are read from an index,
 * however many jobs there are. At least one mark always exists. The marks carry the time of the database, so its clock
 * is read as well.
 */
export const STATE = statement(
  'feed-state',
  `
    select marks.version as "version!", greatest(marks.at, (
      select max(application_deadline) from jobs
      where status = 'active' and admin_status = 'approved' and deleted_at is null and application_deadline <= $1
    )) as "changedAt!", least(clock_timestamp(), $1) as "readAt!"
    from (select sum(changes)::text as version, max(at) as at from feed_changes) marks`,
);

/** $1 now, $2 a category slug, $3 a state, $4 posted since; the newest first. */
export const JOBS = statement(
  'feed-jobs',
  `
    select j.id, j.title, c.name as company, c.website, c.city as "companyCity", c.state as "companyState",
      j.location, j.district, j.state, j.is_remote as "isRemote", j.type, j.industry, g.slug as category,
      j.salary, j.salary_min as "salaryMin", j.salary_max as "salaryMax", j.salary_period as "salaryPeriod",
      j.experience_years as "experienceYears", j.experience_level as "experienceLevel",
      j.education_level as "educationLevel", j.skills, j.description_html as "descriptionHtml",
      j.responsibilities, j.requirements, j.benefits, j.posted_at as "postedAt", j.updated_at as "updatedAt",
      j.application_deadline as "applicationDeadline"
    ${FROM} left join categories g on g.id = j.category_id
    where ${LIVE}
      and ($2::text is null or g.slug = $2) and ($3::text is null or j.state = $3)
      and ($4::timestamptz is null or j.posted_at >= $4)
    order by j.posted_at desc, j.id desc`,
);
