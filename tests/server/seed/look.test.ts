import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { ENTITIES } from '#server/modules/entities.ts';

test('look', async () => {
  const database = await Database.connect({ url: await freshDatabase(), entities: ENTITIES });
  const t = performance.now();
  await seedDemoMarket({ database, clock: { now: () => new Date() }, passwordHash: 'x' });
  const out: unknown[] = [performance.now() - t];
  const q = async (sql: string) => out.push(sql, await database.fork().execute(sql));
  for (const t of ['companies','users','seeker_profiles','jobs','applications','application_events','application_notes','saved_jobs','job_views','alerts','alert_runs','alert_sent_jobs','notifications','posts','searches'])
    await q(`select count(*) n from ${t}`);
  await q(`select count(*) live from jobs j join companies c on c.id=j.company_id where j.status='active' and j.admin_status='approved' and c.admin_status='approved' and (application_deadline is null or application_deadline>now())`);
  await q(`select j.status, j.admin_status, count(*), count(*) filter (where application_deadline<now()) expired, count(*) filter (where is_featured) f, count(*) filter (where is_hot) h, count(*) filter (where is_remote) r, count(*) filter (where posted_at>now()-interval '7 days') week,count(*) filter (where posted_at>now()-interval '1 day') today from jobs j group by 1,2`);
  await q(`select status,count(*), count(*) filter (where applied_at > now()-interval '7 days') w from applications group by 1`);
  await q(`select type,count(*) from jobs group by 1`);
  await q(`select c.title,count(*) from jobs j left join categories c on c.id=j.category_id group by 1`);
  await q(`select count(distinct state) from jobs`);
  await q(`select state,count(*) from jobs group by 1 order by 2 desc`);
  await q(`select count(distinct title), count(distinct description), count(distinct split_part(description,'. ',1)) from jobs`);
  await q(`select title,location,type,experience_years y,salary,salary_min,salary_max,salary_period,posted_at::date,views,applications_count from jobs order by title limit 700`);
  await q(`select * from jobs order by posted_at desc limit 12`);
  await q(`select a.name,j.title,a.status,a.applied_at,j.location,j.is_remote,(select array_agg(kind order by at) from application_events e where e.application_id=a.id) from applications a join jobs j on j.id=a.job_id join users u on u.id=a.seeker_id where u.email like 'seeker@demo%'`);
  await q(`select j.title,j.applications_count,j.views,array_agg(a.status) from jobs j join companies c on c.id=j.company_id left join applications a on a.job_id=j.id where c.name like 'Tejomaya%' group by j.id`);
  await q(`select p.* from seeker_profiles p join users u on u.id=p.user_id order by u.created_at limit 12`);
  await q(`select n.kind,n.title,n.body,n.created_at,n.read_at is null unread from notifications n join users u on u.id=n.user_id where u.email like '%demo.kaamyab%' order by u.email, n.created_at desc`);
  await q(`select a.* from alerts a join users u on u.id=a.user_id order by u.email like '%demo.ka%' desc limit 12`);
  await q(`select kind,count(*),count(*) filter (where read_at is null) unread from notifications group by 1`);
  await q(`select name,description,admin_status,employee_count from companies limit 12`);
  await q(`select j.title from saved_jobs s join jobs j on j.id=s.job_id join users u on u.id=s.user_id where u.email like 'seeker@demo%'`);
  await q(`select cover_letter, expected_salary from applications where cover_letter<>'' limit 8`);
  await q(`select words,results from searches limit 20`);
  await q(`select status, email_verified_at is null unv, onboarding_complete, role, count(*) from users group by 1,2,3,4`);
  writeFileSync('/tmp/seedlook.txt', out.map((o) => typeof o === 'string' || typeof o === 'number' ? `## ${o}` : (o as object[]).map((r) => JSON.stringify(r)).join('\n')).join('\n'));
  await database.close();
});
