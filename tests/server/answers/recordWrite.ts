import { changesSince, lastChange, undoChanges, type Change } from './changes.ts';
import { emptiable, emptiedBy } from './filled.ts';
import type { Answer, Market, Who } from './market.ts';
import { mutate, type Write } from './mutations.ts';
import type { Names, Plain } from './names.ts';
import { digestOf, onOneLine, writtenOut } from './writtenOut.ts';

/** What a mutation is sent, answers and changes, and what it does when it is sent again. */
export async function recordWrite(
  market: Market,
  names: Names,
  title: string,
  { as, before, input, changesSettings }: Write,
): Promise<string> {
  const [name = ''] = title.split(':');
  try {
    const earlier = await before?.(market);
    const sent = await input?.(market, earlier as never);
    const named = sent && !title.includes(':') ? await deletableIn(market, sent) : [];
    const deletable = named.map(({ table }) => table);
    const start = await lastChange(market.app);
    const answer = await mutate(market, as, name, sent);
    const changes = inOrder(await changesSince(market.app, start), names);
    const plain = names.record(freshNames(changes));
    const lines = [
      `## ${title}`,
      `by: ${as}`,
      ...(sent ? [section('sends', plain(sent))] : []),
      ...shown(answer, plain),
      ...writtenBriefly(changes, plain),
    ];
    if (!title.includes(':')) {
      lines.push(`again: ${await summarize(market, plain, () => mutate(market, as, name, sent))}`);
      lines.push(...(await ifFilled(market, changes, { as, name, before, input, sent })));
      if (TEAM.includes(as)) {
        await undoChanges(market.app);
        const repeated = await input?.(market, (await before?.(market)) as never);
        lines.push(`colleagues: ${await whoMay(market, name, repeated)}`);
      }
      const prepare = async () => {
        await undoChanges(market.app);
        return input?.(market, (await before?.(market)) as never);
      };
      const send = (again: object) =>
        summarize(market, plain, () => mutate(market, as, name, again));
      lines.push(...(await afterDeletions(market, deletable, prepare, send)));
    }
    return `${lines.join('\n')}\n`;
  } finally {
    await undoChanges(market.app);
    if (changesSettings) await market.app.services.settings.reload();
  }
}

/** Which columns the request empties that were empty anyway. */
async function ifFilled(
  market: Market,
  changes: readonly Change[],
  {
    as,
    name,
    before,
    input,
    sent,
  }: Pick<Write, 'as' | 'before' | 'input'> & { name: string; sent: object | undefined },
): Promise<string[]> {
  const emptied: string[] = [];
  const added = await emptiable(market, changes, true);
  if (added.size > 0)
    emptied.push(
      ...(await emptiedBy(market, added, changes, () => mutate(market, as, name, sent))),
    );
  const changed = await emptiable(market, changes, false);
  if (changed.size > 0) {
    await undoChanges(market.app);
    const repeated = await input?.(market, (await before?.(market)) as never);
    const rows = [...changes, ...(await changesSince(market.app, '0'))];
    emptied.push(
      ...(await emptiedBy(market, changed, rows, () => mutate(market, as, name, repeated))),
    );
  }
  return emptied.length > 0 ? [`if filled, empties ${emptied.join(', ')}`] : [];
}

/** The members of a company's team, those with the fewest rights first. */
const TEAM: readonly Who[] = ['interviewer', 'manager', 'recruiter', 'employer'];

/** Which colleague is the first who may do it, and why the others may not. */
async function whoMay(market: Market, name: string, input: object | undefined): Promise<string> {
  const lines: string[] = [];
  for (const who of TEAM) {
    const { errors } = await mutate(market, who, name, input);
    const [error] = errors ?? [];
    lines.push(`${who} ${error ? String(error.extensions['code']) : 'may'}`);
    if (!error) break;
  }
  return lines.join(', ');
}

/** The same request if something that it names was deleted in the meantime. */
async function afterDeletions(
  market: Market,
  tables: readonly string[],
  prepare: () => Promise<object | undefined>,
  send: (input: object) => Promise<string>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const table of tables) {
    const input = (await prepare())!;
    const { id } = (await deletableIn(market, input)).find((one) => one.table === table)!;
    await market.app.sql(`update ${table} set deleted_at = ? where id = ?`, [market.now, id]);
    lines.push(`without ${table}: ${await send(input)}`);
  }
  return lines;
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The last row of each table that this input names, if the table keeps what was deleted; not who sends it. */
async function deletableIn({ app, ids: { admin } }: Market, input: object) {
  const named = new Set(JSON.stringify(input).match(IDS));
  named.delete(admin);
  const ids = [...named].join(' ');
  if (ids === '') return [];
  const tables = await app.sql<{ table: string }>(
    `select table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name = 'deleted_at' order by table_name`,
  );
  const found = tables.map(
    ({ table }) => `(select '${table}' as "table", id from ${table}
      where id = any (string_to_array(?, ' ')::uuid[]) and deleted_at is null
      order by strpos(?, id::text) desc limit 1)`,
  );
  return app.sql<{ table: string; id: string }>(
    found.join(' union all '),
    tables.flatMap(() => [ids, ids]),
  );
}

const section = (name: string, value: unknown) => {
  const text = writtenOut(value, '  ');
  return text.startsWith('\n') ? `${name}:${text}` : `${name}: ${text}`;
};

function shown({ data, errors }: Answer, plain: Plain): string[] {
  const [payload] = Object.values(data ?? {});
  return [
    ...(errors ?? []).map((error) => `refused: ${refusal(error, plain)}`),
    ...(payload ? [section('answers', plain(payload))] : []),
  ];
}

interface Refusal {
  code: string;
  fields?: { field: string; message: string }[];
  [more: string]: unknown;
}

export function refusal(
  { message, extensions }: NonNullable<Answer['errors']>[number],
  plain: Plain,
) {
  const { code, fields = [], requestId: _, ...more } = extensions as Refusal;
  const fieldTexts = fields.map((one) =>
    one.message === message ? one.field : `${one.field} (${one.message})`,
  );
  const rest = Object.entries(more).map(([name, value]) => `${name} ${writtenOut(plain(value))}`);
  return [`${code} ${String(plain(message))}`, ...fieldTexts, ...rest].join('; ');
}

async function summarize(
  market: Market,
  plain: Plain,
  send: () => Promise<Answer>,
): Promise<string> {
  const start = await lastChange(market.app);
  const { errors } = await send();
  const changed = counted(await changesSince(market.app, start));
  const refused = errors?.map((error) => refusal(error, plain)).join('; ');
  return [refused, changed].filter(Boolean).join('; ') || 'changes nothing';
}

/** How many rows of which tables were changed. */
export function counted(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const what = `${actOf(change)} ${tableOf(change)}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .map(([what, count]) => (count > 1 ? `${what} ${count} times` : what))
    .toSorted()
    .join(', ');
}

const actOf = ({ before, after }: Change) => (before ? (after ? 'changes' : 'removes') : 'adds');
const tableOf = ({ table }: Change) => (table.startsWith('pgboss.') ? 'task' : table);

/** Sorted by content, because the database makes some ids and writes some rows in any order. */
export function inOrder(changes: readonly Change[], names: Names): Change[] {
  const alike = names.withoutIds();
  return changes
    .map((change) => ({ change, key: JSON.stringify(alike(change)) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ change }) => change);
}

/** New rows are named after their table, and numbered in the order of the record. */
export function freshNames(changes: readonly Change[]): Map<string, string> {
  const counts = new Map<string, number>();
  const added = changes
    .filter(({ before, after }) => !before && typeof after!['id'] === 'string')
    .map(({ table, after }) => ({ table, id: String(after!['id']) }));
  return new Map(
    added.map(({ table, id }) => {
      const count = (counts.get(table) ?? 0) + 1;
      counts.set(table, count);
      return [id, `new ${table} ${count}`];
    }),
  );
}

function written(changes: readonly Change[], plain: Plain): string[] {
  const mails = changes.filter(({ table, before }) => table === 'outbox' && !before);
  const others = changes.filter((change) => !mails.includes(change));
  return [
    ...others.map((change) => changeLine(change, plain)),
    ...mails.map(({ after }) => mailOf(after!, plain)),
  ];
}

/** If there are many changes, this many lines are shown for each table, and a digest of the rest. */
const SHOWN = 6;
const SHOWN_MAILS = 2;

/** A shorter record for requests that change many rows. */
export function writtenBriefly(changes: readonly Change[], plain: Plain): string[] {
  const lines = written(changes, plain);
  const byStart = Object.groupBy(lines, (line) => /^\w+ [\w-]+/.exec(line)![0]);
  return Object.entries(byStart).flatMap(([start, of = []]) => {
    const shown = of.slice(0, start.startsWith('email') ? SHOWN_MAILS : SHOWN);
    const rest = of.slice(shown.length);
    return rest.length > 0
      ? [...shown, `${start}: ${rest.length} more (${digestOf(rest.join())})`]
      : shown;
  });
}

function changeLine({ table, before, after }: Change, plain: Plain): string {
  if (table.startsWith('pgboss.')) {
    const { name, data } = (after ?? before)!;
    return `task ${String(name)}: ${writtenOut(plain(data), '  ')}`;
  }
  if (!before) return section(`adds ${table}`, rowOf(after!, plain));
  if (!after) return section(`removes ${table}`, rowOf(before, plain));
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const parts = changed.map((name) => {
    const [from, to] = [before[name], after[name]].map((value) => writtenOut(plain(value), '    '));
    return `${name} ${from} → ${to}`;
  });
  const id = before['id'] ?? before['user_id'] ?? before['job_id'] ?? before['key'] ?? '';
  return `changes ${table} ${String(plain(id))}: ${parts.join('; ')}`;
}

/** Leaves out `spot`, which follows from the random id of a new job. */
function rowOf(row: Readonly<Record<string, unknown>>, plain: Plain): unknown {
  const { spot, ...shown } = withoutEmpty(row);
  const isNew = /^(new |#)/.test(String(plain(shown['job_id'] ?? shown['id'])));
  return plain(isNew || spot === undefined ? shown : withoutEmpty(row));
}

const EMPTY = new Set(['null', '""', '[]', '{}']);

function withoutEmpty(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => !EMPTY.has(JSON.stringify(value))),
  );
}

function mailOf(row: Readonly<Record<string, unknown>>, plain: Plain): string {
  const { recipient, subject, body_text: text, user_id: userId, headers } = row;
  const lines = String(plain(text)).split('\n').filter(Boolean);
  return [
    `email to ${String(plain(recipient))}: ${String(plain(subject))}`,
    `  ${onOneLine(plain({ account: userId, headers }))}`,
    ...lines.map((line) => `  | ${line}`),
  ].join('\n');
}
