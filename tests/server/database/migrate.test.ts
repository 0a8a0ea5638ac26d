import { expect, onTestFinished, test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { readWith } from '#tests/support/readWith.ts';

test(
  'a migration goes to the direct address, and may take longer than a request',
  { tags: ['full'] },
  async () => {
    const [url, directUrl] = [await freshDatabase(), await freshDatabase()];
    const [pooled, direct] = await Promise.all(
      [url, directUrl].map((address) => Database.connect({ url: address, entities: ENTITIES })),
    );
    onTestFinished(async () => {
      await pooled!.close();
      await direct!.close();
    });
    const ask = (text: string) => direct!.orm.em.getConnection().execute(text);
    await ask(`drop function notify_public_pages() cascade`);
    await ask(`delete from migrations where name = 'M037PublicPages'`);
    await ask(`create table seen_timeouts (name text, longest text)`);
    await ask(`create function note_timeout() returns trigger language plpgsql as $$ begin
    insert into seen_timeouts values (new.name, current_setting('statement_timeout')); return new; end $$`);
    await ask(
      `create trigger note_timeout before insert on migrations for each row execute function note_timeout()`,
    );
    expect(await pooled!.migrate(directUrl)).toEqual(['M037PublicPages']);
    expect(await readWith(direct!, 'select name, longest from seen_timeouts')).toEqual([
      { name: 'M037PublicPages', longest: '0' },
    ]);
  },
);

test('a question that was saved with the measures of a fixed funnel becomes a funnel of the same steps', async () => {
  const url = await freshDatabase();
  const database = await Database.connect({ url, entities: ENTITIES });
  onTestFinished(() => database.close());
  const ask = (text: string) => database.orm.em.getConnection().execute(text);
  const saved = [
    { measures: ['applications', 'seen_then_hired'], order: [{ measure: 'applications' }] },
    { measures: ['view_to_apply_median', 'views'], range: { last: 30 } },
    { measures: ['views'], order: [{ measure: 'views' }] },
  ];
  for (const query of saved)
    await ask(`insert into analytics_reports (id, name, description, query, chart, is_shared, created_at, updated_at)
      values (gen_random_uuid(), 'Saved', '', '${JSON.stringify(query)}', 'table', false, now(), now())`);
  await ask(`delete from migrations where name = 'M103SavedFunnels'`);
  await database.migrate();
  const rows = await readWith<{ query: object }>(database, 'select query from analytics_reports');
  expect(rows.map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      {
        measures: ['applications', 'seen_applications', 'shortlisted_ever', 'hired_ever'],
        funnel: true,
      },
      {
        measures: ['job_seekers', 'seekers_viewed', 'seekers_applied'],
        funnel: true,
        range: { last: 30 },
      },
      saved[2],
    ]),
  );
});

test('jobs that alerts sent before they belonged to a person are remembered after the alert is deleted', async () => {
  const url = await freshDatabase();
  const database = await Database.connect({ url, entities: ENTITIES });
  onTestFinished(() => database.close());
  const ask = (text: string) => database.orm.em.getConnection().execute(text);
  // As before the migration. Neither the run nor the job is needed.
  await ask(`
    alter table alert_sent_jobs drop column user_id,
      add foreign key (alert_id) references alerts (id) on delete cascade,
      add foreign key (run_id) references alert_runs (id) on delete cascade;
    insert into users (id, email, role, created_at, updated_at)
      values (gen_random_uuid(), 'asha@mail.example', 'job_seeker', now(), now());
    insert into alerts (id, user_id, name, keywords, created_at, updated_at)
      select gen_random_uuid(), id, 'Cook', 'cook', now(), now() from users;
    set local session_replication_role = replica;
    insert into alert_sent_jobs (alert_id, run_id, job_id)
      select id, gen_random_uuid(), gen_random_uuid() from alerts;
    set local session_replication_role = origin;
    delete from migrations where name = 'M110SentJobs'`);
  await database.migrate();
  await ask('delete from alerts');
  const sent = 'select u.email from alert_sent_jobs s join users u on u.id = s.user_id';
  expect(await readWith(database, sent)).toEqual([{ email: 'asha@mail.example' }]);
});
