import { expect, test } from 'vitest';
import { DERIVED_VALUES } from '#server/modules/recount/values/derivedValues.ts';
import { theApp } from '#tests/support/app.ts';

/** Tables that triggers write, and that cannot be recounted: no other rows prove them, or they are the proof themselves. */
const NOT_DERIVED: Readonly<Record<string, string>> = {
  application_events: 'the timeline that other values follow from',
  feed_changes: 'only that it grows matters',
  figure_alerts: 'an alert takes over the question of a report that is deleted',
  post_earlier_views: 'proves the views of articles',
  sealed_tables: 'proves the tables of the night',
  sessions: 'the visit of a session is the proof of the visit',
  webhook_deliveries: 'what was sent',
};

interface Code {
  name: string;
  text: string;
}

const FUNCTIONS = `
  select p.proname as name, p.prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const TRIGGERS = `
  select p.proname as name, c.relname as "table" from pg_trigger t
  join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;

test('every table that a trigger maintains is recounted, or the list says why not', async () => {
  const app = await theApp();
  const functions = new Map((await app.sql<Code>(FUNCTIONS)).map((one) => [one.name, one.text]));
  const tables = new Set((await app.sql<{ name: string }>(TABLES)).map(({ name }) => name));
  const triggers = await app.sql<{ name: string; table: string }>(TRIGGERS);

  const written = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    const text = functions.get(name)?.replaceAll(/--.*$/gm, '');
    if (text === undefined || seen.has(name)) return;
    seen.add(name);
    for (const [, table] of text.matchAll(/\b(?:insert into|update|delete from)\s+(\w+)/g))
      if (tables.has(table!)) written.add(table!);
    for (const [, called] of text.matchAll(/\b(\w+)\(/g)) follow(called!);
  };
  for (const { name, table } of triggers) {
    follow(name);
    const text = functions.get(name) ?? '';
    if (/\bnew\.\w+ :=|\binto new\.\w+/.test(text)) written.add(table);
  }

  expect(written.size).toBeGreaterThan(15);
  const derived = new Set(DERIVED_VALUES.map((one) => one.table));
  const lacking = [...written].filter((table) => !derived.has(table) && !(table in NOT_DERIVED));
  expect(lacking).toEqual([]);
  expect(Object.keys(NOT_DERIVED).filter((table) => !written.has(table))).toEqual([]);
});

const NOT_COMPARED: Readonly<Record<string, readonly string[]>> = {
  // The seal proves the rest of its row.
  application_desk: ['seal'],
  // No other table knows when a visit began, or with which role.
  visits: ['role', 'began_at'],
};

test('if whole rows are derived, each of their columns is recounted', async () => {
  const app = await theApp();
  const whole = DERIVED_VALUES.flatMap((one) =>
    one.kind === 'counted' && one.walk.table !== one.table && one.columns ? [one] : [],
  );
  for (const table of new Set(whole.map((one) => one.table))) {
    const own = DERIVED_VALUES.filter((one) => one.table === table);
    const compared = new Set(own.flatMap(({ columns }) => columns ?? []));
    const columns = await app.sql<{ name: string }>(
      `select a.attname as name from pg_attribute a where a.attrelid = ?::regclass and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' and not exists (
          select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey))
        order by a.attnum`,
      [table],
    );
    const lacking = columns.map(({ name }) => name).filter((name) => !compared.has(name));
    expect({ table, lacking }).toEqual({ table, lacking: NOT_COMPARED[table] ?? [] });
  }
});

/** Columns that sound like a counter, the time of the last event or of a change of status, and are not derived from other rows. */
const OWN_FACTS: Readonly<Record<string, string>> = {
  'analytics_schedules.failures': 'failures in a row',
  'analytics_schedules.last_sent_at': 'emails are kept for 30 days',
  'api_keys.last_used_at': 'uses are not kept',
  'application_batches.decided_at': 'the proof of the decision',
  'backups.file_count': 'what was in a file',
  'backups.row_count': 'what was in a file',
  'companies.employee_count': 'what the company says',
  'company_verifications.decided_at': 'removals after a change of name are not in the log',
  'figure_alerts.failures': 'failures in a row',
  'known_devices.last_used_at': 'uses are not kept',
  'login_attempts.failures': 'failed logins are not kept',
  'login_attempts.last_failed_at': 'failed logins are not kept',
  'message_reports.resolved_at': 'the log names the application, not the message',
  'outbox.attempts': 'attempts are not kept',
  'posts.comments': 'there are no comments yet',
  'push_deliveries.attempts': 'attempts are not kept',
  'push_subscriptions.failures': 'failures in a row',
  'push_subscriptions.last_ok_at': 'attempts are not kept',
  'rate_counts.count': 'requests are not kept',
  'sealed_tables.rows': 'proves the tables of the night',
  'sessions.last_used_at': 'the proof of a visit',
  'team_invitations.sends': 'emails are kept for 30 days',
  'treatment_ratings.rating': 'what the applicant said',
  'users.last_login_at': 'sessions end',
  'webhooks.last_delivered_at': 'deliveries are kept for 30 days',
  'webhook_deliveries.delivered_at': 'an attempt begins a moment earlier',
};

const SOUNDS_DERIVED = `
  select table_name || '.' || column_name as name from information_schema.columns join pg_class c on c.relname = table_name
  where table_schema = 'public' and c.relkind = 'r'
    and (data_type in ('integer', 'bigint', 'smallint')
        and column_name ~ '(count|views|matches|total|successful|failed|failures|attempts|comments|rows|sends|asked|fitting|missed|rating|ratings|applicants|answered|cases)$'
      or column_name ~ '^last_.*(at|on)$'
      or column_name ~ '^(approved|closed|decided|delivered|ended|hired|rejected|resolved|shortlisted|verified|withdrawn)_at$'
        and is_generated = 'NEVER')
  order by 1`;

test('counters, times of last events and of status changes are recounted, or a list says why not', async () => {
  const app = await theApp();
  const found = (await app.sql<{ name: string }>(SOUNDS_DERIVED)).map(({ name }) => name);
  const isDerived = (name: string) =>
    DERIVED_VALUES.some(({ table, columns }) =>
      columns === null
        ? name.startsWith(`${table}.`)
        : columns.some((column) => name === `${table}.${column}`),
    );
  const lacking = found.filter((name) => !isDerived(name) && !(name in OWN_FACTS));
  expect(lacking).toEqual([]);
  expect(Object.keys(OWN_FACTS).filter((name) => !found.includes(name))).toEqual([]);
});
