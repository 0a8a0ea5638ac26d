import { expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';
import { mailServices } from '#tests/server/mail/mailServices.ts';

const NOW = '2026-11-21T22:00:00Z';

test('the nightly task deletes only what has expired', async () => {
  const services = await mailServices();
  services.clock.moveTo(NOW);
  const { database } = services;
  const user = newId(Date.parse(NOW));
  const run = (text: string): Promise<{ name: string }[]> =>
    database.orm.em.getConnection().execute(text);
  await run(`
    insert into users (id, email, role, created_at, updated_at)
      values ('${user}', 'asha@mail.example', 'job_seeker', '${NOW}', '${NOW}')`);
  const session = (token: string, expires: string) =>
    run(`insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
      values ('${newId(Date.parse(NOW))}', '${user}', '${token}', '${NOW}', '${NOW}', '${expires}')`);
  const link = (token: string, expires: string, used: string) =>
    run(`insert into account_tokens (id, user_id, purpose, token_hash, created_at, expires_at, used_at)
      values ('${newId(Date.parse(NOW))}', '${user}', 'verify_email', '${token}', '${NOW}', '${expires}', ${used})`);
  const device = (token: string, used: string) =>
    run(`insert into known_devices (id, user_id, token_hash, created_at, last_used_at)
      values ('${newId(Date.parse(NOW))}', '${user}', '${token}', '${used}', '${used}')`);
  const attempt = (identity: string, failed: string, locked: string) =>
    run(`insert into login_attempts values ('${identity}', 3, '${failed}', ${locked})`);
  const mail = (subject: string, created: string) =>
    run(`insert into outbox (id, recipient, subject, body_text, body_html, created_at)
      values ('${newId(Date.parse(NOW))}', 'asha@mail.example', '${subject}', '', '', '${created}')`);

  await session('ended', '2026-11-21T21:00:00Z');
  await session('alive', '2026-11-22T21:00:00Z');
  await link('expired', '2026-11-21T20:00:00Z', 'null');
  await link('used', '2026-11-22T21:00:00Z', `'2026-11-21T20:00:00Z'`);
  await link('alive', '2026-11-22T21:00:00Z', 'null');
  await device('forgotten', '2026-05-24T22:00:00Z');
  await device('alive', '2026-05-26T22:00:00Z');
  await attempt('old', '2026-11-20T21:00:00Z', 'null');
  await attempt('locked', '2026-11-20T21:00:00Z', `'2026-11-22T00:00:00Z'`);
  await attempt('recent', '2026-11-21T21:00:00Z', 'null');
  const alert = (name: string, deleted: string) =>
    run(`insert into alerts (id, user_id, name, keywords, is_active, deleted_at, created_at, updated_at)
      values ('${newId(Date.parse(NOW))}', '${user}', '${name}', 'cook', false, ${deleted}, '${NOW}', '${NOW}')`);
  await alert('alive', 'null');
  await alert('restorable', `'2026-11-20T23:00:00Z'`);
  await alert('old', `'2026-11-20T21:00:00Z'`);
  await mail('old', '2026-10-21T00:00:00Z');
  await mail('recent', '2026-11-20T00:00:00Z');

  await clearEndedTask.run(services, {});

  const left = async (table: string, name: string) => {
    const rows = await run(`select ${name} as name from ${table} order by 1`);
    return rows.map((row) => row.name);
  };
  const hash = `convert_from(token_hash, 'UTF8')`;
  expect(await left('sessions', hash)).toEqual(['alive']);
  expect(await left('account_tokens', hash)).toEqual(['alive']);
  expect(await left('known_devices', hash)).toEqual(['alive']);
  expect(await left('login_attempts', `convert_from(identity, 'UTF8')`)).toEqual([
    'locked',
    'recent',
  ]);
  expect(await left('alerts', 'name')).toEqual(['alive', 'restorable']);
  expect(await left('outbox', `subject || recipient`)).toEqual(['', 'recentasha@mail.example']);
});

test('the nightly task keeps what is old but not over', async () => {
  const services = await mailServices();
  services.clock.moveTo(NOW);
  const connection = services.database.orm.em.getConnection();
  const OLD = '2026-01-01T00:00:00Z';
  const add = (table: string, row: object) => {
    const names = Object.keys(row).join(', ');
    // What these rows refer to does not matter.
    return connection.execute(`set local session_replication_role = replica;
      insert into ${table} (${names})
        select ${names} from jsonb_populate_record(null::${table}, '${JSON.stringify(row)}')`);
  };
  const id = () => newId(Date.parse(NOW));
  const batch = {
    company_id: id(),
    status: 'hired',
    application_ids: [id()],
    decided_at: '2025-12-31T00:00:00Z',
    undo_until: OLD,
  };
  const crossing = { alert_id: id(), crossed_at: OLD, facts: {} };
  const kept = { batch: id(), upload: id(), crossing: id() };
  await add('application_batches', { ...batch, id: kept.batch });
  await add('application_batches', { ...batch, id: id() });
  await add('applications', {
    id: id(),
    job_id: id(),
    company_id: id(),
    seeker_id: id(),
    name: 'Asha Rao',
    email: 'asha@mail.example',
    applied_at: OLD,
    status_changed_at: OLD,
    moved_to: 'hired',
    moved_at: NOW,
    batch_id: kept.batch,
  });
  await add('bulk_uploads', { id: kept.upload, status: 'complete', created_at: OLD });
  await add('bulk_uploads', { id: id(), status: 'pending', created_at: OLD });
  await add('figure_alert_crossings', { ...crossing, id: kept.crossing });
  await add('figure_alert_crossings', { ...crossing, id: id(), returned_at: OLD });

  await clearEndedTask.run(services, {});

  const left = async (table: string) =>
    connection.execute<{ id: string }[]>(`select id from ${table}`);
  expect(await left('application_batches')).toEqual([{ id: kept.batch }]);
  expect(await left('bulk_uploads')).toEqual([{ id: kept.upload }]);
  expect(await left('figure_alert_crossings')).toEqual([{ id: kept.crossing }]);
});
