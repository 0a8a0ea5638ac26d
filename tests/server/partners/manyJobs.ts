import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';

/**
 * Creates live jobs a minute apart, the newest first, two for each moment so that a page can end between them. With
 * `over`, they are spread across the time span of that many jobs.
 */
export async function manyJobs(
  app: App,
  companyId: string,
  count: number,
  { over = count }: { over?: number } = {},
): Promise<string[]> {
  const now = app.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, at) => {
    const minutes = 2 * Math.floor((at * over) / count / 2);
    const posted = new Date(now - minutes * 60_000);
    return { id: newId(posted.getTime()), posted };
  });
  rows.sort((a, b) => b.posted.getTime() - a.posted.getTime() || (a.id < b.id ? 1 : -1));
  await app.sql(
    `insert into jobs (id, company_id, title, description, description_html, type, industry,
       status, admin_status, posted_at, application_deadline, created_at, updated_at)
     select (row->>'id')::uuid, ?, 'Nurse', 'Work.', '<p>Work.</p>', 'full_time', 'it',
       'active', 'approved', (row->>'posted')::timestamptz, null, now(), now()
     from jsonb_array_elements(?::jsonb) row`,
    [companyId, JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}
